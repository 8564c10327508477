import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { beforeAll, expect, test } from 'vitest';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { product, products } from '../../test/registry/fixtures.ts';
import { prepareElements, renderTemplate, sheetsOf } from './render-template.ts';

beforeAll(prepareElements);

const box = (shown: ProductMini, lang = 'th', eager = false) =>
  html`<talad-product-box
    locale=${lang}
    base=${'/web/<a>'}
    show-shop
    ?eager=${eager}
    .product=${shown}
  ></talad-product-box>`;
const drawn = (...boxes: readonly unknown[]) =>
  renderTemplate(
    html`<ul>
      ${boxes}
    </ul>`,
  ).html.toString();

test('a box equals Lit’s own output, the first time and again', () => {
  for (const lang of ['th', 'en']) {
    for (const shown of products) {
      const expected = collectResultSync([...render(box(shown, lang))]);
      expect(renderTemplate(box(shown, lang)).html.toString()).toBe(expected);
      expect(renderTemplate(box(shown, lang)).html.toString()).toBe(expected);
    }
  }
});

test('a change of the product, the language or an attribute is seen at once', () => {
  expect(drawn(box(product({ price_min: 120 })))).toContain('฿120');
  expect(drawn(box(product({ price_min: 130 })))).toContain('฿130');
  expect(drawn(box(product()), box(product(), 'en')).match(/<button/g)).toHaveLength(2);
  expect(drawn(box(product(), 'en'))).toContain('Add to cart');
  expect(drawn(box(product(), 'th', true))).toContain('fetchpriority="high"');
  expect(drawn(box(product(), 'th', false))).not.toContain('fetchpriority="high"');
});

test('returns the rendered elements with their sheets', () => {
  const { html: markup, tags } = renderTemplate(box(product()));
  expect([...tags]).toEqual(['talad-product-box']);
  const inline = Array.from(
    markup.toString().matchAll(/<style>(.*?)<\/style>/gs),
    (match) => match[1],
  );
  expect(sheetsOf(tags)).toEqual(inline);
});
