// Opens the view of a film before it plays. Its module is fetched with the first tap.
import { come } from './late.js';
import { sayFailed } from './shell.js';

export async function openPlay(item) {
  try {
    const { openPlay: open } = await come(import('./play.js'));
    await open(item);
  } catch (error) {
    sayFailed(error);
  }
}
