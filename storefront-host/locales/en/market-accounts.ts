/** The marketplace's own accounts at payment providers. */
export const marketAccountTexts = {
  'admin.payments.cards': 'Cards and wallets of the marketplace',
  'admin.payments.cards.use':
    'While a payment provider is connected, buyers can also pay the marketplace by card or wallet, and the provider confirms the payment. It is offered for the orders that the marketplace receives.',
  'admin.payments.cards.connected': '{provider} is connected. Secret key ending in {end}.',
  'admin.payments.cards.test':
    '{provider} is connected in test mode: no real money moves. Secret key ending in {end}.',
  'admin.payments.cards.busy':
    'Buyers are paying right now. The provider can be changed once they have finished.',
  'admin.payments.cards.provider': 'Payment provider',
  'admin.payments.cards.secret': 'Secret key',
  'admin.payments.cards.webhookSecret': 'Webhook secret',
  'admin.payments.cards.webhook': 'Webhook address for {provider}',
  'admin.payments.cards.omiseHelp':
    'Omise: enter its address in the dashboard under Webhooks. The webhook secret is shown next to it.',
  'admin.payments.cards.stripeHelp':
    'Stripe: add its address in the dashboard under Webhooks, with the events checkout.session.completed, checkout.session.async_payment_succeeded and checkout.session.expired. The webhook secret is called “Signing secret”.',
  'admin.payments.cards.hidden':
    'The key is tested at the provider before it is stored, and is never shown again.',
  'admin.payments.cards.connect': 'Connect',
  'admin.payments.cards.change': 'Change keys',
  'admin.payments.cards.remove': 'Disconnect',
  'admin.payments.online': 'At the payment provider',
  'error.PAYMENT_KEY':
    'This is not a secret key of this provider, or the webhook secret is missing.',
  'error.PAYMENT_KEY_REFUSED': 'The provider does not accept this key.',
  'activity.settings.payment_returned': 'A payment that no order needed was sent back',
  'activity.settings.refund_failed': 'The payment provider could not send money back',
  'checkout.platform_online': 'Card or wallet',
  'checkout.platform_onlineHint':
    'Pay {net} on the payment provider’s secure page. The marketplace receives the payment for the shop.',
  'group.platform_online': 'Card or wallet, one payment for all shops',
  'group.platform_onlineHint':
    'Pay {net} once on the payment provider’s secure page. The marketplace receives it for the shops.',
  'order.pay.marketOnline': 'You pay the marketplace, which receives the money for the shop.',
  'admin.payments.verifier': 'Checking slips with the bank',
  'admin.payments.verifier.use':
    'A verification service asks the bank about each new slip of a payment to the marketplace. A right one marks the payment as received, and any other waits for you with what differs. The service gets the text of the QR code, never the picture or a name.',
  'admin.payments.verifier.connected': '{provider} checks new slips. Key ending in {end}.',
  'admin.payments.verifier.service': 'Verification service',
  'admin.payments.verifier.key': 'API key',
  'admin.payments.verifier.branch': 'Branch ID, for SlipOK only',
  'admin.payments.verifier.hidden':
    'The key is tested at the service before it is stored, and is never shown again.',
  'admin.payments.slip.check.asking': 'Being checked with the bank…',
  'admin.payments.slip.check.confirmed': 'Confirmed by the bank',
  'admin.payments.slip.check.differs': 'The bank says otherwise:',
  'admin.payments.slip.check.unknown':
    'Not confirmed by the bank: the verification service gave no answer',
  'admin.payments.slip.differs.amount': 'Amount transferred: {found}',
  'admin.payments.slip.differs.payee': 'Went to another account: {found}',
  'admin.payments.slip.differs.payeeUnknown': 'The bank does not show the account that received it',
  'admin.payments.slip.differs.time': 'Transferred before the order, on {found}',
  'admin.payments.slip.differs.timeUnknown': 'The bank does not say when',
  'admin.payments.slip.differs.reference': 'Another reference: {found}',
  'admin.payments.slip.differs.transfer': 'No such transfer: the slip may be forged',
  'error.SLIP_KEY_REFUSED': 'The service does not accept this key.',
  'error.SLIP_BRANCH': 'SlipOK needs the branch ID: the digits at the end of its address.',
  'activity.settings.payment_slip_confirmed':
    'The bank confirmed a slip of a payment to the marketplace',
  'activity.settings.payment_slip_differs':
    'The bank says otherwise about a slip of a payment to the marketplace',
  'activity.field.slip_service': 'Slip verification service',
  'activity.value.easyslip': 'EasySlip',
  'activity.value.slipok': 'SlipOK',
} as const;
