export { changeServerCart, hasServerCart, readServerCart } from './cart/server-cart.ts';
export { adjustCheckout } from './checkout/adjust-checkout.ts';
export { COUPON_FIELDS } from './checkout/apply-coupon.ts';
export { sendCheckoutPage } from './checkout/checkout-document.ts';
export { readCheckout, toRefusal } from './checkout/checkout.read.ts';
export { insertCheckout } from './checkout/checkout.repository.ts';
export { reopenCheckout, stopReminders } from './reminders/answer-reminder.ts';
export {
  REMIND_FIELD,
  REMINDER_SHOWN_FIELD,
  remindCustomer,
  remindGroupCustomer,
  storeGroupReminder,
  storeReminder,
} from './reminders/ask-reminder.ts';
export { COMMENT_FIELD, storeComments } from './checkout/line-comments.ts';
export {
  deliveryOfForm,
  DELIVERY_FIELD,
  MARKETING_FIELD,
  PAYMENT_FIELD,
  SEEN_NET_FIELD,
  SEEN_SPENT_FIELD,
  submitCheckout,
  type Submitted,
} from './checkout/submit-checkout.ts';
export { couponCard } from './coupons/coupon-card.ts';
export { readOpenCoupons } from './coupons/coupons.read.ts';
export {
  type CouponState,
  couponStates,
  type MyCoupon,
  readMyCoupons,
} from './coupons/my-coupons.read.ts';
export { customerFigures, customerHeads } from './customers/import/customer-heads.ts';
export { CustomersOfFile } from './customers/import/customers-of-file.ts';
export { readCustomer } from './customers/import/read-customer.ts';
export {
  checkCustomers,
  importCustomers,
  type SettledCustomer,
} from './customers/import/settle-customers.ts';
export { undoCustomer } from './customers/import/undo-customer.ts';
export { orderHeadsOf } from './past-orders/past-order-heads.ts';
export { eachPastOrder, recordOfPast } from './past-orders/past-orders.read.ts';
export {
  type CellReaders,
  type FileOrder,
  numberOf as numberOfRow,
  type OrderFileRow,
  readOrder as readFileOrder,
  type RefusedOrderRow,
} from './past-orders/read-past-order.ts';
export {
  checkPastOrders,
  importPastOrders,
  type SettledOrder,
} from './past-orders/settle-past-orders.ts';
export { removePastOrders } from './past-orders/undo-past-orders.ts';
export { managedCustomers } from './customers/managed-customers.list.ts';
export { withdrawOwnConsent } from './customers/withdraw-consent.ts';
export {
  mailExpiredOrder,
  mailPlacedOrder,
  mailRefund,
  mailRefusedSlip,
  mailReturnAnswer,
  mailSentParcel,
  mailShippedOrder,
  mailStep,
} from './order-mail/order-mails.ts';
export { addressLines } from './orders/address-lines.ts';
export { cancelForm, parcelNotes, receivedForm } from './orders/buyer-acts.ts';
export { askCss } from './orders/buyer-acts-css.ts';
export { cancelledNote } from './orders/cancelled-note.ts';
export { changeOrder, changeWithin } from './orders/life/change-order.ts';
export { managedOrders } from './orders/managed-orders.list.ts';
export { toOrderLine } from './orders/order-figures.ts';
export { type OrderName, orderLink, readOrderLink } from './orders/order-link.ts';
export { cartOrderName, orderNumberIn } from './orders/placing/order-number.ts';
export {
  type AccountChange,
  hasOpenPayments,
  isOnlyMethod as isOnlyWay,
  openProvider,
  readAccount,
  removeAccount,
  saveAccount,
} from './payments/online/accounts.ts';
export { beginPayment, beginVisitPayment } from './payments/online/begin-payment.ts';
export { webhookOf } from './payments/online/notices.routes.ts';
export { ProviderError } from './payments/online/provider.ts';
export { settleReturned, settleReturnedVisit } from './payments/online/settle-payment.ts';
export { sendOrderPicture } from './order-pictures/order-picture.ts';
export { checkSentSlip } from './slips/checking/check-slip.ts';
export {
  openVerifier,
  type ConnectedVerifier,
  readConnectedVerifier,
  removeVerifier,
  saveVerifier,
  type VerifierChange,
} from './slips/checking/verifier-keys.ts';
export {
  deletePictures,
  MAX_RETURN_PICTURES,
  readReturnPictures,
  storeReturnPictures,
} from './order-pictures/return-pictures.ts';
export { refundMethods, wantedRefundMethods } from './returns/refund-methods.ts';
export {
  readWalletRefunds,
  saveWalletRefunds,
  type WalletRefunds,
} from './wallet/wallet-refunds.ts';
export { listWalletDebts, settleWalletDebt, type WalletDebt } from './wallet/wallet-debts.ts';
export { maySendSlip, sendSlip } from './slips/send-slip.ts';
export { readSlips } from './slips/slips.read.ts';
export { slipNote } from './slips/slip-note.ts';
export { howToPay, promptpayCode } from './payments/how-to-pay.ts';
export { howToPayCss } from './payments/how-to-pay-css.ts';
export { normalizePromptpay, promptpayPayload } from './payments/promptpay.ts';
export { orderSummaryCss } from './orders/order-summary-css.ts';
export { refusalText } from './checkout/begin-checkout.ts';
export { isCollected, stageText, statusText } from './orders/order-words.ts';
export { toPlacedDelivery } from './delivery/delivery-offers.ts';
export { arrivalText, deliveryLines, deliveryName } from './delivery/delivery-texts.ts';
export { orderReturn } from './returns/order-return.ts';
export { orderReturnCss } from './returns/order-return-css.ts';
export { orderSummary, thumbnail } from './orders/order-summary.ts';
export { readOrderByToken, toPlacedOrder } from './orders/orders.read.ts';
export {
  findLines,
  findOrder,
  type FoundOrder,
  type OrderLineRow,
  readEvents,
} from './orders/orders.repository.ts';
export { issueOnRequest } from './papers/issue-paper.ts';
export { type BuyerProblem, toPaperBuyer } from './papers/paper-buyer.ts';
export type { OrderPapers } from './papers/papers.contract.ts';
export { readOrderPapers } from './papers/papers.read.ts';
export { papersTitle } from './papers/papers-title.ts';
export { findPaper } from './papers/papers.repository.ts';
export { paperPrinter } from './papers/print/print-paper.ts';
export {
  requestReturn,
  dispute,
  withdrawReturn,
  type ReturnRequest,
} from './returns/ask-return.ts';
export { decideDispute, leftToGive, type Decision } from './returns/decide-dispute.ts';
export { listDisputes, type OpenDispute } from './returns/disputes.read.ts';
export { readNewestReturn, readRefunds, refundableLines } from './returns/returns.read.ts';
export { mayDo, stageOf } from './orders/life/order-states.ts';
export { numberOrder } from './parcels/number-order.ts';
export { tidyCode } from './parcels/name-parcel.ts';
export { courierStates, type CourierRow, readCouriers } from './parcels/couriers.read.ts';
export { saveCourier } from './parcels/save-courier.ts';
export { readParcels } from './parcels/parcels.read.ts';
export { bookRemittances, type RemittedOrder } from './remittances/remit-orders.ts';
export { readCodFigures } from './remittances/cod-figures.read.ts';
export { readOutstanding } from './remittances/remittances.read.ts';
export { readMarketMoney } from './market-money/market-money.read.ts';
export { type PlaceRequest, placeWithin } from './orders/placing/place-order.ts';
export {
  type PointLine,
  readPointLines,
  readPoints,
  readPointsAndRule,
} from './points/points.read.ts';
export { adjustPoints } from './spending/adjust-points.ts';
export { SPENDING_FIELDS } from './spending/choose-spending.ts';
export { type PointSettings, readPointRule, readPointSettings } from './spending/point-rule.ts';
export { savePointSettings } from './spending/save-point-rule.ts';
export { spentText } from './spending/spendable.ts';
export { addPromotion } from './promotions/add-promotion.ts';
export {
  type Promotion,
  readPromotion,
  readPromotionProducts,
  readPromotions,
} from './promotions/promotions.read.ts';
export { mend } from './reconcile/mend.ts';
export { reconcile, type Reconciled } from './reconcile/reconcile.ts';
export { changeStockWithin } from './stock/change-stock.ts';
export { changeStocks, type StocksRefusal } from './stock/change-stocks.ts';
export { readVatRates } from './vat/vat-rates.read.ts';
export { addVatRate, removeVatRate } from './vat/save-vat-rate.ts';
export {
  answerTopup,
  askTopup,
  findWaitingTopup,
  LEAST_TOPUP,
  listWaitingTopups,
  MOST_TOPUP,
  readTopupOffer,
  saveTopupOffer,
  type Topup,
  type TopupOffer,
  withdrawTopup,
} from './wallet/topups.ts';
export { readWallet, readWalletLines, type WalletLine } from './wallet/wallet.read.ts';
export { listGroupPayments, type GroupPayment } from './payment-groups/group-payments.list.ts';
export {
  type PlatformPayee,
  readPlatformPayee,
  savePlatformPayee,
  shopMethods,
} from './payment-groups/platform-payee.ts';
export { receiveGroup, returnGroup } from './payment-groups/receive-group.ts';
export { readOrderGroupLink } from './payment-groups/group-token.ts';
export { findOwnPayment } from './payment-groups/payment-groups.repository.ts';
export {
  readAwaitedPayment,
  refusePaymentSlip,
  sendPaymentSlip,
  sendPaymentSlipPicture,
} from './slips/payment-slips.ts';
export { SlipRefusal } from './slips/slips.contract.ts';
export { adjustGroup } from './payment-groups/adjust-group.ts';
export { type GroupCheckout, readGroupCheckout } from './payment-groups/group-checkout.read.ts';
export { type GroupOrders, readGroupOrders } from './payment-groups/group-orders.read.ts';
export {
  fieldOf,
  NOTE_FIELD,
  storeGroupComments,
  submitGroup,
  type SubmittedGroup,
} from './payment-groups/submit-group.ts';
