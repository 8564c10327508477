export {
  addAddress,
  type AddressParts,
  changeAddress,
  findAddress,
  isSameAddress,
  listAddresses,
  makeDefault,
  MAX_ADDRESSES,
  partsOf,
  removeAddress,
  type SavedAddress,
} from './addresses/address-book.ts';
export {
  addressFieldset,
  EMPTY_VALUES,
  errorSummary,
  type FieldError,
  type FieldsState,
  OwnFieldError,
  provinceList,
} from './addresses/address-fields.ts';
export { formFieldCss } from './addresses/form-field-css.ts';
export {
  type ApiSite,
  readApiShop,
  readApiSite,
  readSiteByName,
  SiteQuery,
} from './api-context.ts';
export { knownAreas } from './areas/areas.ts';
export { destinationOf } from './areas/destination-of.ts';
export { refuseArea, refusePostcode } from './areas/find-areas.ts';
export { findPlace, fullAddress } from './areas/shop-place.ts';
export { splitAddress } from './areas/split-address.ts';
export { writeAudit, writeAudits } from './audit-log/audit-log.ts';
export { createShop, type ShopRefusal } from './create-shop.ts';
export { deliveryOf } from './delivery-of.ts';
export { countOrder, moveToAccount, recountCustomers } from './customers/member-records.ts';
export { insertConsents, recordConsent } from './customers/record-consent.ts';
export { IS_HIDDEN, isHidden, isVisibleShop, mayPreview } from './hidden-shops.ts';
export { averageStars, reviewPercent } from './ratings/review-sums.ts';
export { countReviews, ofBuyers, type ReviewsRated } from './ratings/reviews-rated.read.ts';
export { feedbackJoin, type FeedbackRow, toFeedback } from './ratings/shop-feedback.read.ts';
export { isMallPlace, pictureOrigin, type ReadContext, siteUrl } from './read-context.ts';
export { seesUncached } from './sees-uncached.read.ts';
export { rankSellers } from './seller-rank.jobs.ts';
export {
  asksOf,
  holidayAt,
  holidayChange,
  holidayMessage,
  holidayText,
  isVatRegistered,
  mayGuestsOrder,
  methodsOf,
  payByOf,
  paymentsOf,
  readSelling,
  remindHoursOf,
  SELLING,
  type Selling,
  type VatRate,
  vatRateAt,
  type WithSelling,
} from './selling.ts';
export { sellerUuid } from './seller-uuid.ts';
export { type Answer, sendAnswer } from './send-answer.ts';
export { shippingRuleOf } from './shipping-rule.ts';
export { type ShopMiniRow, toShopMini } from './shop-mini.ts';
export { checkShopName } from './names/shop-name.ts';
export { isShopTitle } from './names/shop-title.ts';
export {
  readShop,
  readShopMinis,
  readTopSellers,
  type ShopRead,
  toDropship,
} from './shops.read.ts';
export { findShopById, findShopByName, MALL_ID, type ShopRow } from './shops.repository.ts';
export { removeStaff } from './staff/change-staff.ts';
export { mailboxOf } from './staff/staff-notices.ts';
export { shopReaders } from './staff/shop-readers.read.ts';
export { flagNames } from './staff/staff-texts.ts';
export { lockStaff } from './staff/staff.repository.ts';
