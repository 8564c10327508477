/** Mails about orders: `placed` and `shipped` to the shopper, `sold` to the shop. */
export const mailTexts = {
  'mail.placed.subject': 'Order #{number} received – {shop}',
  'mail.placed.heading': 'Thank you for your order',
  'mail.placed.intro': '{shop} has received your order #{number} and is preparing it for shipping.',
  'mail.placed.received': '{shop} has received your order #{number}.',
  'mail.placed.transfer':
    'Please transfer {net} as your order page says. The shop ships once it has received the money.',
  'mail.placed.online':
    'If you have not paid {net} yet, open your order page. The shop ships once it has received the money.',
  'mail.placed.pay': 'Pay {net} in cash when your parcel arrives.',
  'mail.placed.button': 'View your order',
  'mail.sold.subject': 'New order #{number}, {net}',
  'mail.sold.heading': 'You have a new order',
  'mail.sold.transfer':
    '{name} ordered for {net} ({count} {count|item|items}), paid by transfer. Ship once the money has arrived.',
  'mail.sold.online':
    '{name} ordered for {net} ({count} {count|item|items}), paid by card or wallet. Ship once the order is marked as paid.',
  'mail.sold.intro': '{name} ordered for {net} ({count} {count|item|items}), cash on delivery.',
  'mail.sold.button': 'Open order',
  'mail.shipped.subject': 'Order #{number} is on its way – {shop}',
  'mail.shipped.heading': 'Your order is on its way',
  'mail.shipped.intro': '{shop} has shipped your order #{number}.',
  'mail.shipped.tracking': 'Courier: {courier}, tracking number: {code}',
  'mail.shipped.pay': 'Please have {net} in cash ready when your parcel arrives.',
  'mail.shipped.button': 'View your order',
  'mail.products': 'Subtotal',
  'mail.shipping': 'Shipping',
  'mail.free': 'Free',
  'mail.discount': 'Discount',
  'mail.net': 'Total',
  'mail.to': 'Delivery address',
  'mail.note': 'Note',
  'mail.phone': 'Phone',
  'mail.why.shopper': 'You received this email because you ordered from {shop}.',
  'mail.why.shop': 'You received this email because you manage {shop}.',
} as const;
