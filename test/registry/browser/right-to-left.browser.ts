// Import this first: it patches LitElement, which the test library loads.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect } from '@open-wc/testing';
import { cases, clearStage, defineEverything, mount, settled } from './fixture-kinds.ts';
import { afterEach, describe, it } from './mocha.ts';

await defineEverything();

/** Returns the left edge of each piece of an element's text. */
function places(text: Node, ...pieces: readonly string[]): readonly number[] {
  const whole = text.textContent ?? '';
  return pieces.map((piece) => {
    const range = document.createRange();
    range.setStart(text, whole.indexOf(piece));
    range.setEnd(text, whole.indexOf(piece) + piece.length);
    return range.getBoundingClientRect().left;
  });
}

/** Returns the text node that contains `words`. */
function textOf(root: ParentNode & Node, words: string): Node {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent?.includes(words)) return node;
  }
  throw new Error(`${words} is not there`);
}

describe('on a page from right to left', () => {
  afterEach(clearStage);

  for (const [tag, name, words, pieces] of [
    ['talad-price', 'range on sale', '฿290 - ฿350', ['290', '350']],
    ['talad-coupons', 'CouponSlick', '1–30 พ.ย.', ['1', '30', 'พ.ย.', '2569']],
    ['talad-blog', 'BlogSection', '20 พฤศจิกายน', ['20', 'พฤศจิกายน', '2569']],
  ] as const) {
    it(`${tag}: “${words}” keeps its own order`, async () => {
      const element = await drawn(tag, name);
      const found = places(textOf(element.shadowRoot, words), ...pieces);
      expect(found).to.deep.equal(found.toSorted((a, b) => a - b));
    });
  }

  for (const [tag, name] of [
    ['talad-price', 'range on sale'],
    ['talad-product-box', 'on sale'],
  ] as const) {
    it(`${tag}: what is off reads “-25%”`, async () => {
      const { shadowRoot } = await drawn(tag, name);
      const [sign = NaN] = places(textOf(shadowRoot.querySelector('.off')!, '-'), '-');
      const [percent = NaN] = places(textOf(shadowRoot.querySelector('.off')!, '%'), '%');
      expect(sign).to.be.lessThan(percent);
    });
  }
});

async function drawn(tag: string, name: string) {
  const one = cases.find((known) => known.tag === tag && known.name === name)!;
  const element = mount(one, 'th', 'client');
  element.parentElement!.dir = 'rtl';
  await settled(element);
  return element;
}
