import { products } from '../fixture-market.ts';

type Call = (method: 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>;

/** Changes many products and variants, with the title of the entry, for activity.test.ts. */
export function productActs(
  call: Call,
): Readonly<Record<string, readonly [title: string, act: () => Promise<unknown>]>> {
  return {
    'POST /manage/products/bulk': [
      'Changed a product',
      () =>
        call('POST', 'products/bulk', {
          ids: [products.plateOnSale.id],
          change: { hot: true },
        }),
    ],
    'POST /manage/products/bulk/undo': [
      'Changed a product',
      () =>
        call('POST', 'products/bulk/undo', {
          items: [{ id: products.plateOnSale.id, revision: 2, update: { hot: false } }],
        }),
    ],
    'POST /manage/products/:id/duplicate': [
      'Added a product',
      () => call('POST', `products/${products.patternUnlimited.id}/duplicate`),
    ],
    'PUT /manage/products/:id/variants': [
      'Changed the variants of a product',
      () =>
        call('PUT', `products/${products.shirt.id}/variants`, {
          variants: [{ id: products.shirtRedS.id, revision: 1, price: 1 }],
        }),
    ],
  };
}
