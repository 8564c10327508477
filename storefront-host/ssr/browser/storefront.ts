// First of all: it changes how LitElement begins, and every element imports that.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { loadTexts } from '@talad/elements/locales/load';
import { parts } from '@talad/elements/parts/index';
import { sectionTags } from '@talad/elements/sections/index';
import { startIslands } from './island-loader.ts';
import { startHooks } from './page-hooks.ts';

// A form that was sent before its element worked filled the server's cart: it becomes this browser's.
if (document.querySelector('.no-js .cart-line')) {
  void import('./adopt-server-cart.ts').then(({ adoptServerCart }) => adoptServerCart('/api/v1'));
}

startIslands(
  document.body,
  { ...parts, ...sectionTags },
  loadTexts(document.documentElement.lang === 'th' ? 'th' : 'en'),
);

startHooks();

/** A worker is for the next visit: this one goes first. */
const WORKER_AFTER_MS = 3_000;
if ('serviceWorker' in navigator) {
  addEventListener('load', () =>
    setTimeout(() => {
      void import('./register-worker.ts').then(({ registerWorker }) => registerWorker());
    }, WORKER_AFTER_MS),
  );
}
