// Import this first: it patches LitElement, which the test library loads.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect } from '@open-wc/testing';
import { themeCss } from '../../../elements/theme/tokens.ts';
import { storeCart } from './describe-hydration.ts';
import {
  cases,
  clearStage,
  defineEverything,
  kinds,
  locales,
  mount,
  settled,
} from './fixture-kinds.ts';
import { afterEach, describe, it } from './mocha.ts';

localStorage.clear();
storeCart();
const theme = document.createElement('style');
theme.textContent = `${themeCss()}body{background:#fff}`;
document.head.append(theme);
await defineEverything();

describe('accessibility', () => {
  afterEach(clearStage);
  for (const one of cases) {
    for (const [index, locale] of locales.entries()) {
      // Both ways of rendering give the same result (hydration tests), so axe checks one for each
      // language.
      const kind = kinds[index % kinds.length] ?? 'client';
      it(`${one.tag} (${one.name}, ${locale}, ${kind})`, async () => {
        document.documentElement.lang = locale;
        const element = mount(one, locale, kind);
        await settled(element);
        await endTransitions(element);
        await expect(element).to.be.accessible();
      });
    }
  }
});

it('two slideshows without a heading on one page are no landmarks of the same name', async () => {
  const first = mount(
    cases.find(({ tag }) => tag === 'talad-slideshow')!,
    'th',
    'client',
  );
  const second = first.cloneNode() as Element;
  first.after(second);
  await settled(first);
  await settled(second);
  await expect(first.parentElement).to.be.accessible();
  clearStage();
});

/** A toast that is still fading in has little contrast; the cart's fixtures leave one. */
async function endTransitions({ shadowRoot }: Element): Promise<void> {
  const running = shadowRoot?.getAnimations() ?? [];
  await Promise.all(
    running.filter((one) => one instanceof CSSTransition).map(({ finished }) => finished),
  );
}
