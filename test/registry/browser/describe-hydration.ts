// Import this first: it patches LitElement, which the test library loads.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect } from '@open-wc/testing';
import { products } from '../fixtures.ts';
import {
  cases,
  clearStage,
  defineEverything,
  drawn,
  locales,
  markupOf,
  mount,
  settled,
} from './fixture-kinds.ts';
import { afterEach, describe, it } from './mocha.ts';

/** The cart contains what an earlier visit left: two cups, one vase. */
export function storeCart(): void {
  const [cup, , , vase] = products as [
    (typeof products)[0],
    unknown,
    unknown,
    (typeof products)[0],
  ];
  localStorage.setItem(
    'talad-sync-cart',
    JSON.stringify({
      products: { [cup.product_uuid]: { qty: 2 }, [vase.product_uuid]: { qty: 1 } },
      product_data: { [cup.product_uuid]: cup, [vase.product_uuid]: vase },
      orders: [],
      errors: [],
      last_updated: 1_700_000_000_000,
    }),
  );
}

/**
 * Checks every element and section in both languages: the server's shadow DOM equals the browser's
 * first render, hydration logs nothing, and afterwards both are the same. Lit itself does not
 * report a mismatch.
 */
export async function describeHydration(storage: 'empty' | 'full'): Promise<void> {
  localStorage.clear();
  if (storage === 'full') storeCart();
  await defineEverything();
  const warnings: unknown[] = [];
  const note = (...words: readonly unknown[]): void =>
    void warnings.push(words.map(String).join(' '));
  console.warn = note;
  console.error = note;
  addEventListener('error', (event) => note(event.message));
  addEventListener('unhandledrejection', (event) => note(event.reason));

  describe(`hydration with ${storage} storage`, () => {
    afterEach(() => {
      clearStage();
      warnings.length = 0;
    });
    for (const one of cases) {
      for (const locale of locales) {
        it(`${one.tag} (${one.name}, ${locale})`, async () => {
          const server = Document.parseHTMLUnsafe(markupOf(one, locale)).querySelector(one.tag);
          const fresh = mount(one, locale, 'client');
          await fresh.updateComplete;
          expect(ownMarkup(fresh)).to.equal(ownMarkup(server), 'first drawing');
          const hydrated = mount(one, locale, 'hydrated');
          await Promise.all([settled(fresh), settled(hydrated)]);
          expect(drawn(hydrated.shadowRoot)).to.equal(drawn(fresh.shadowRoot), 'settled');
          expect(warnings).to.deep.equal([]);
        });
      }
    }
  });
}

/** Returns an element's own shadow DOM; nested elements have tests of their own. */
function ownMarkup(element: Element | null): string {
  const root = element?.shadowRoot;
  return root ? drawn(root).replaceAll(/#\(.*?\)(?=<)/gs, '') : '(nothing)';
}
