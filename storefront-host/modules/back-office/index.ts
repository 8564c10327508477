export { checkShopFile } from './shop-file/check-shop-file.ts';
export { importShop } from './shop-file/import-shop.ts';
export { recordExport } from './shop-file/record-export.ts';
export {
  operatorLimits,
  ShopFileError,
  type ShopFileRefusal,
} from './shop-file/shop-file-format.ts';
export { writeShopFile } from './shop-file/write-shop-file.ts';
