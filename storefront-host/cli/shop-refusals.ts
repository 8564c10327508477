import type { ShopRefusal } from '../modules/shops/create-shop.ts';

export const shopRefusals: Readonly<Record<ShopRefusal['code'], string>> = {
  BAD_SHOPNAME:
    'A shop name has 1 to 63 of a-z, 0-9 and -, and begins and ends with a letter or digit.',
  RESERVED_SHOPNAME: 'This name is kept for the platform itself.',
  TAKEN_SHOPNAME: 'This name belongs to another shop.',
};
