import { demoMarket } from '../../../presets/demo-market/index.ts';

/**
 * Fixed ids instead of the sequence's, because pictures are stored by shop id before the shops
 * exist.
 */
export const demoShopIds: Readonly<Record<string, number>> = Object.fromEntries(
  [demoMarket.mall, ...demoMarket.shops].map((shop, index) => [shop.shopname, index + 1]),
);
