/** Payments that the marketplace receives for its shops. */
export const platformPaymentTexts = {
  'admin.payments': 'Payments to the marketplace',
  'admin.payments.lead':
    'Each payment is for one order, or for the orders of several shops in one visit. Mark it only after you have seen the money in the account.',
  'admin.payments.orders': 'Orders and buyer',
  'admin.payments.sum': 'Amount',
  'admin.payments.state': 'State',
  'admin.payments.state.open': 'Waiting until',
  'admin.payments.state.paid': 'Received',
  'admin.payments.state.over': 'Not paid in time, orders cancelled',
  'admin.payments.whole': '{whole} with cancelled orders',
  'admin.payments.owed': '{owed} is owed back to the buyer',
  'admin.payments.amount': 'Baht that arrived',
  'admin.payments.received': 'Mark as received',
  'admin.payments.returned': 'Mark as sent back',
  'admin.payments.none': 'No payment to the marketplace yet.',
  'admin.payments.account': 'Receiving account of the marketplace',
  'admin.payments.accountUse':
    'Wallet top-ups and payments to the marketplace arrive in this account. Scan a code once and check the name before you switch anything on.',
  'admin.payments.slip.waiting': 'Slip to check:',
  'admin.payments.slip.accepted': 'Slip, money received:',
  'admin.payments.slip.refused': 'Slip refused:',
  'admin.payments.slip.unconfirmed':
    'Not confirmed by the bank. Compare amount, time and account with the bank account.',
  'admin.payments.slip.code.read': 'QR code read',
  'admin.payments.slip.code.none': 'No QR code could be read',
  'admin.payments.slip.code.invalid': 'The QR code has a wrong checksum',
  'admin.payments.slip.picture': 'Picture of the slip',
  'admin.payments.slip.reason': 'Reason, for the buyer',
  'admin.payments.slip.refuse': 'Refuse the slip',
  'admin.payments.switch': 'Who is paid',
  'admin.payments.licence':
    'Receiving money for other sellers may need a licence under the Payment Systems Act. Ask a lawyer before you switch this on. Paying the shops is done outside of Talad.',
  'admin.payments.field.scope': 'The marketplace receives',
  'admin.payments.scope.none': 'Nothing: each shop is paid by itself',
  'admin.payments.scope.visits': 'Visits to several shops: one payment for all of them',
  'admin.payments.scope.all': 'Every order, except cash on delivery and orders that staff enter',
  'admin.payments.field.promptpay': 'PromptPay number',
  'admin.payments.field.promptpay_name': 'Name that the bank shows',
  'admin.payments.field.pay_hours': 'Hours to pay (1 to 168)',
  'admin.payments.save': 'Save',
  'error.ACCOUNT_NEEDED':
    'The marketplace needs a receiving account for this. Set it under “Payments to the marketplace”; it cannot be removed while top-ups are on or waiting.',
  'error.AMOUNT_DIFFERS': 'This is not the sum of the orders. Check the amount in the account.',
  'activity.settings.payee_changed': 'Changed how the marketplace is paid',
  'activity.settings.payment_received': 'Received a payment for orders',
  'activity.settings.payment_slip_sent': 'A buyer sent a slip of a payment to the marketplace',
  'activity.settings.payment_slip_refused': 'Refused a slip of a payment to the marketplace',
  'activity.settings.payment_sent_back': 'Sent money back to a buyer',
  'activity.field.platform_payee': 'The marketplace receives',
  'activity.value.orders_none': 'Nothing',
  'activity.value.orders_visits': 'Visits to several shops',
  'activity.value.orders_all': 'Every order',
  'activity.field.payment_price': 'Amount',
  'activity.value.platform': 'Paid to the marketplace',
  'group.platform': 'PromptPay, one payment for all shops',
  'group.platformHint':
    'Scan one QR code for {net} on the next page. The marketplace receives it for the shops.',
  'group.pay': 'Pay {due} for all orders of this visit',
  'group.payHint':
    'The marketplace checks its account and then tells the shops to ship. Please keep your slip.',
  'checkout.platform': 'PromptPay',
  'checkout.platformHint':
    'Scan a QR code for {net} on the next page. The marketplace receives the payment for the shop.',
  'order.pay.market':
    'You pay the marketplace, which receives the money for the shop. It is not confirmed by the bank: an order is marked as paid when the marketplace sees the money.',
  'group.paid': 'The payment of {received} has arrived.',
  'group.over':
    'The time to pay is over, and the orders were cancelled. If you have paid, contact the marketplace.',
  'group.payTogether': 'Pay for all orders of this visit at once',
  'mail.placed.platform':
    'If you have not paid yet, pay {net} for this order to the marketplace. Its page shows how, or leads to the one payment for all shops of your visit.',
  'mail.slipRefused.market':
    'The marketplace could not accept your slip for order #{number}. Please send another one.',
  'mail.sold.platform': 'The buyer pays the marketplace. Send it when the order is marked as paid.',
  'my.paid.pending.platform': 'Waiting for your payment',
} as const;
