// The Cast widgets: `import './widgets.js'` defines them all.

// All modules that are needed at first are named here, so that a browser fetches them together and not import by
// import.
import './arrows.js';
import './base.js';
import './cast-button.js';
import './client.js';
import './dom.js';
import './handover.js';
import './icons.js';
import './known.js';
import './mini-controller.js';
import './picture.js';
import './slots.js';
import './stream.js';
import './texts.js';
import './theme.js';
import './ticker.js';
import './tokens.js';
import './transport.js';
import { loadPresent } from './open.js';

export { castClient, configureCast, CastError } from './client.js';
export { present as presentCast } from './open.js';

// Panels that are closed at first are fetched when they are opened, or after everything else if they are in the page.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadPresent, { once: true });
else loadPresent();
