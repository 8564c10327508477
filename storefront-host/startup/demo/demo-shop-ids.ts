import { demoMarket } from '../../../presets/demo-market/index.ts';

/**
 * Ids are given, not taken from the sequence: the pictures' folders are named before the shops exist.
 */
export const demoShopIds: Readonly<Record<string, number>> = Object.fromEntries(
  [demoMarket.mall, ...demoMarket.shops].map((shop, index) => [shop.shopname, index + 1]),
);
