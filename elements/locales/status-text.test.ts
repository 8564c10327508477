import { expect, it } from 'vitest';
import { core } from './en/core.ts';
import { product } from './en/product.ts';
import { statusText } from './status-text.ts';
import { addTexts } from './text.ts';

it('labels each status of the spec, and any other one as unavailable', () => {
  addTexts('en', core);
  addTexts('en', product);
  const labels = [
    'availability',
    'preorder',
    'soldout',
    'product_sync_disable',
    'comingsoon',
    'discontinued',
    'removed',
    'anything else',
  ].map((status) => statusText('en', status));
  expect(labels).toEqual([
    'Available',
    'Pre-order',
    'Sold out',
    'Temporarily unavailable',
    'Coming soon',
    'Discontinued',
    'No longer available',
    'Unavailable',
  ]);
});
