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
} as const;
