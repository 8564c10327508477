// Import this first: it patches LitElement, which every element imports.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { loadFirstTexts, loadTexts } from '@talad/elements/locales/load';
import { workingParts } from '@talad/elements/parts/working';
import { workingSections } from '@talad/elements/sections/working';
import { startIslands } from './island-loader.ts';
import { startHooks } from './page-hooks.ts';

// Hides the message that this code is missing (elements/pages/frame/no-code.ts).
document.documentElement.dataset['code'] = '';

// A form that was sent before its element was hydrated filled the server's cart; move it to this
// browser's.
if (document.querySelector('.no-js .cart-line')) {
  void import('./adopt-server-cart.ts').then(({ adoptServerCart }) => adoptServerCart('/api/v1'));
}

const lang = document.documentElement.lang === 'th' ? 'th' : 'en';
startIslands(document.body, { ...workingParts, ...workingSections }, ({ texts }) =>
  texts === 'all' ? loadTexts(lang) : loadFirstTexts(lang),
);

startHooks();

/** The worker serves the next visit, so it is registered last. */
const WORKER_AFTER_MS = 3_000;
if ('serviceWorker' in navigator) {
  addEventListener('load', () =>
    setTimeout(() => {
      // If the connection is lost by then, the next page registers it.
      import('./register-worker.ts').then(({ registerWorker }) => registerWorker()).catch(() => 0);
    }, WORKER_AFTER_MS),
  );
}
