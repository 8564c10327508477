export { accountCart } from './account-cart/account-cart.routes.ts';
export { cartForms } from './cart/cart-forms.routes.ts';
export { cartJobs } from './cart/cart.jobs.ts';
export { cart } from './cart/cart.routes.ts';
export { changeServerCart, hasServerCart, readServerCart } from './cart/server-cart.ts';
export { adjustCheckout } from './checkout/adjust-checkout.ts';
export { COUPON_FIELDS } from './checkout/apply-coupon.ts';
export { sendCheckoutPage } from './checkout/checkout-document.ts';
export { readCheckout, toRefusal } from './checkout/checkout.read.ts';
export { insertCheckout } from './checkout/checkout.repository.ts';
export { settledCheckouts } from './checkout/settled-checkouts.routes.ts';
export { SEEN_NET_FIELD, submitCheckout, type Submitted } from './checkout/submit-checkout.ts';
export { couponCard } from './coupons/coupon-card.ts';
export { readOpenCoupons } from './coupons/coupons.read.ts';
export { coupons } from './coupons/coupons.routes.ts';
export {
  type CouponState,
  couponStates,
  type MyCoupon,
  readMyCoupons,
} from './coupons/my-coupons.read.ts';
export { mailPlacedOrder, mailShippedOrder } from './order-mail/order-mails.ts';
export { addressLines } from './orders/address-lines.ts';
export { attachGuestOrders } from './orders/attach-guest-orders.ts';
export { changeOrder, changeWithin } from './orders/change-order.ts';
export { manageOrders } from './orders/manage-orders.routes.ts';
export { toOrderLine } from './orders/order-figures.ts';
export { type OrderName, readOrderLink } from './orders/order-link.ts';
export { actionsOf } from './orders/order-states.ts';
export { orderSummaryCss } from './orders/order-summary-css.ts';
export { orderSummary, thumbnail } from './orders/order-summary.ts';
export { readOrderByToken, toPlacedOrder } from './orders/orders.read.ts';
export {
  findLines,
  type FoundOrder,
  type OrderLineRow,
  readEvents,
} from './orders/orders.repository.ts';
export { type PlaceRequest, placeWithin } from './orders/place-order.ts';
export { type PointLine, readPointLines, readPoints } from './points/points.read.ts';
export { addPromotion } from './promotions/add-promotion.ts';
export {
  type Promotion,
  readPromotion,
  readPromotionProducts,
  readPromotions,
} from './promotions/promotions.read.ts';
export { runningPrices } from './promotions/running-prices.ts';
export { manageStock } from './stock/manage-stock.routes.ts';
export { readWallet, readWalletLines, type WalletLine } from './wallet/wallet.read.ts';
