/** What people are told of: `notice.{kind}`. */
export const noticeTexts = {
  'notice.order_placed.title': 'We have your order #{number}',
  'notice.order_placed.text': '{shop} has been told and will prepare it.',
  'notice.order_shipped.title': 'Order #{number} is on its way',
  'notice.order_shipped.text': '{shop} has handed your parcel to the carrier.',
  'notice.order_delivered.title': 'Order #{number} has arrived',
  'notice.order_delivered.text': 'Tell others how you like what you bought from {shop}.',
  'notice.order_cancelled.title': 'Order #{number} was cancelled',
  'notice.order_cancelled.text': '{shop} has cancelled this order.',
  'notice.new_order.title': 'New order #{number}',
  'notice.new_order.text': '{shop}: {net}',
  'notice.order_withdrawn.title': 'Order #{number} was cancelled by its buyer',
  'notice.order_withdrawn.text': '{shop}: please do not send it. The pieces are back in stock.',
  'notice.message.title': 'New message from {name}',
  'notice.message.text': 'To {shop}',
  'notice.low_stock.title': '{product} is running out',
  'notice.low_stock.text': '{shop}: {remain} left',
} as const;
