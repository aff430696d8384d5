// The server's address and the token come by the fragment, which no server sees; a real page has them from its own login.
const [server, token] = location.hash.slice(1).split(',');
const { configureCast, castClient } = await import(`${server}/cast/widgets.js`);
configureCast({ token });

const title = document.getElementById('title');
const pause = document.getElementById('pause');
castClient.subscribe('media', (media) => {
  title.textContent = media?.title ?? 'nothing';
  pause.disabled = media?.playerState !== 'playing';
});
pause.addEventListener('click', () => castClient.send('pause'));
