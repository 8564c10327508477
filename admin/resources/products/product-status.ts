import type { ProductStatus } from '@talad/elements/api/product.contract';
import type { Tone } from '../../layout/StatusChip.tsx';

export const productStatuses: readonly ProductStatus[] = [
  'availability',
  'preorder',
  'comingsoon',
  'soldout',
  'discontinued',
  'product_sync_disable',
  'removed',
];

export const productTone: Readonly<Record<ProductStatus, Tone>> = {
  availability: 'good',
  preorder: 'progress',
  comingsoon: 'progress',
  soldout: 'bad',
  discontinued: 'neutral',
  product_sync_disable: 'neutral',
  removed: 'neutral',
};

/** From here on an owner should think of the next delivery. */
export const LOW_STOCK = 5;
