import type { ShopRefusal } from '../modules/shops/index.ts';

export const shopRefusals: Readonly<Record<ShopRefusal['code'], string>> = {
  BAD_SHOPNAME:
    'A shop name has 1 to 63 of a-z, 0-9 and -, not only digits, begins and ends with a letter or digit, and has no -- behind its second letter.',
  RESERVED_SHOPNAME: 'This name is kept for the platform itself.',
  ALIKE_SHOPNAME:
    'This name can be taken for the one of another shop: --may-look-alike makes it all the same.',
  BAD_TITLE:
    'A title has 1 to 200 characters, none of them invisible, and no word that mixes look-alike scripts.',
  TAKEN_SHOPNAME: 'This name belongs to another shop.',
};
