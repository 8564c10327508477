import type { ProductStatus } from '@talad/elements/api/product.contract';
import type { Tone } from '../../layout/StatusChip.tsx';

/** Statuses that an owner can choose; the others are set elsewhere and only shown. */
export const productStatuses: readonly ProductStatus[] = [
  'availability',
  'preorder',
  'comingsoon',
  'soldout',
  'product_sync_disable',
  'discontinued',
];

/** Returns the choices, including the present status. */
export function statusChoices(current: ProductStatus) {
  const all = productStatuses.includes(current) ? productStatuses : [...productStatuses, current];
  return all.map((id) => ({ id, name: `app.products.status.${id}` }));
}

export const productTone: Readonly<Record<ProductStatus, Tone>> = {
  availability: 'good',
  preorder: 'progress',
  comingsoon: 'progress',
  soldout: 'bad',
  discontinued: 'neutral',
  product_sync_disable: 'neutral',
  removed: 'neutral',
};
