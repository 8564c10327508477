/** Transfer slips, as buyers see them. */
export const slipTexts = {
  'order.slip.heading': 'Transfer slip',
  'order.slip.shop.lead':
    'Send a picture of your slip after the transfer, so that the shop can check it and ship sooner.',
  'order.slip.open': 'Send your transfer slip',
  'order.slip.again': 'Send another slip',
  'order.slip.title': 'Slip for order #{number}',
  'order.slip.shop.page':
    'The amount to transfer is {net}. The shop compares your slip with its bank account before it confirms.',
  'order.slip.picture': 'Picture of the slip',
  'order.slip.shop.hint':
    'JPEG, PNG or WebP, up to 12 MB, with the amount, date and QR code easy to read. Only this shop can see it.',
  'order.slip.missing': 'Choose a picture of your slip first.',
  'order.slip.shop.used':
    'This slip was already used. Choose the slip of this transfer. If you sent it with another order by mistake, contact the shop.',
  'order.slip.shop.waiting': 'We have your slip. The shop will check it.',
  'order.slip.shop.accepted': 'The shop has confirmed your payment.',
  'order.slip.shop.refused': 'The shop did not accept this slip.',
  'order.slip.shop.answer': 'The shop says: {answer}',
  'order.slip.market.lead':
    'Send a picture of your slip after the transfer, so that the marketplace can check it and the shop can ship sooner.',
  'order.slip.market.page':
    'The amount to transfer is {net}. The marketplace compares your slip with its bank account before it confirms.',
  'order.slip.market.send': 'Send to the marketplace',
  'order.slip.market.title': 'Slip for the orders of this visit',
  'order.slip.market.hint':
    'JPEG, PNG or WebP, up to 12 MB, with the amount, date and QR code easy to read. Only the marketplace can see it.',
  'order.slip.market.used':
    'This slip was already used. Choose the slip of this transfer. If you sent it with another order by mistake, contact the marketplace.',
  'order.slip.market.waiting':
    'We have your slip. The marketplace will check it; it is not confirmed by the bank yet.',
  'order.slip.market.accepted': 'The marketplace has confirmed your payment.',
  'order.slip.market.refused': 'The marketplace did not accept this slip.',
  'order.slip.market.answer': 'The marketplace says: {answer}',
  'order.slip.sentAt': 'Sent on {at}',
} as const;
