export { type Brand, listBrands } from './brands/brands.read.ts';
export {
  type CategoryScope,
  listCategories,
  type ListedCategory,
} from './categories/categories.read.ts';
export { readCategoryPaths } from './categories/category-paths.read.ts';
export { countCategories, countedIn, moveCounts } from './categories/count-listed.ts';
export { categoriesOf, isFurtherIn, splitCategories } from './categories/product-categories.ts';
export { addCollection } from './collections/add-collection.ts';
export {
  type Collection,
  collectionPath,
  readCollectionProducts,
  readCollections,
} from './collections/collections.read.ts';
export { describe } from './products/rows/describe.ts';
export { findVariant } from './products/rows/find-variant.ts';
export { freshKey } from './products/variants/option-keys.ts';
export { detailKeys, productKeys } from './products/detail/page-keys-of.ts';
export { type ProductSending, readProductDetail } from './products/detail/product-detail.read.ts';
export { managedProducts } from './products/managed-products.list.ts';
export { readManagedRows } from './products/manage-products.read.ts';
export { figuresOf } from './products/rows/product-figures.ts';
export {
  conditionOf,
  type ProductQuery,
  visibleTo,
  type ShownRoom,
} from './products/lists/product-filter.ts';
export { PARCEL, parcelOf, type ParcelRow, preparationOf } from './products/rows/parcel-row.ts';
export { imagesOf, optionText } from './products/rows/product-mini.ts';
export type { OfferedCoupon, ProductOffers } from './products/detail/product-offers.read.ts';
export { isCursorOf, orderOf, sortOf } from './products/lists/product-order.ts';
export { hasLowStock, stockSort, sumStock } from './products/lists/stock-sums.ts';
export {
  findProductRows,
  isListed,
  type ProductRow,
  readRowsByKey,
  selectProductRows,
} from './products/rows/product-row.ts';
export {
  type CartProducts,
  earliest,
  type FoundProducts,
  type ProductMinis,
  readCartProducts,
  readMinisByUuid,
  readProductMinis,
  searchProducts,
  toMinis,
} from './products/lists/products.read.ts';
export { cacheProductRows } from './products/rows/row-cache.ts';
export { slugOf } from './products/slug.ts';
export { tagName } from './products/rows/tag-name.ts';
export { lockProducts, lockVariants, updateProducts } from './products/writing/update-products.ts';
export {
  checkVariants,
  type RefusedVariant,
  type VariantsChange,
  writeVariants,
} from './products/variants/update-variants.ts';
export {
  refreshPromotedProducts,
  refreshPromotion,
} from './promotion-prices/refresh-promotion-prices.ts';
export { turnPrices } from './promotion-prices/turn-prices.ts';
export { recordRoutes } from './record-routes.ts';
export { type CatalogueChange, type Changed, failureOf, refuse, refuseField } from './refusal.ts';
export { deleteRestorable, restoreDeleted } from './removals/deleted-records.ts';
export { createAnswerCache } from './search/answer-cache.ts';
export { countMiss } from './search/misses/count-misses.ts';
export { missedKeyword } from './search/misses/missed-keyword.ts';
export { type FoundNear, searchNear } from './search/near-search.read.ts';
export { hasWord } from './search/has-word.ts';
export { refreshSearchText } from './search/search-text.ts';
export { containsPattern, foldText, searchTokens } from './search/search-tokens.ts';
export { rebuildSearchWords } from './search/search-words.ts';
export { searchShops } from './search/shop-search.read.ts';
export { bothTexts, otherLang, splitTexts } from './translations/both-texts.ts';
export { tagLabels } from './translations/tag-labels.ts';
export { baseLanguage, otherTitle, writeOverlay } from './translations/write-overlay.ts';
export {
  overlayOf,
  productTexts,
  readTranslations,
  writeTranslation,
} from './translations/translations.repository.ts';
