// The server's address and the token come by the fragment, which no server sees; a real page has them from its own login.
const [server, token] = location.hash.slice(1).split(',');
const title = document.getElementById('title');
const pause = document.getElementById('pause');
const trouble = document.getElementById('trouble');

// A server that does not allow this site refuses its scripts too, and the browser says no more than that it failed.
const { configureCast, castClient } = await import(`${server}/cast/widgets.js`).catch((error) => {
  trouble.textContent = `${server} does not answer, or does not allow pages of ${location.origin}.`;
  throw error;
});
configureCast({ token });
castClient.subscribe('connection', () => (trouble.textContent = castClient.reason ?? ''));
castClient.subscribe('media', (media) => {
  title.textContent = media?.title ?? 'nothing';
  pause.disabled = media?.playerState !== 'playing';
});
pause.addEventListener('click', () => castClient.send('pause'));
