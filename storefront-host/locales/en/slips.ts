/** Transfer slips, as buyers see them. */
export const slipTexts = {
  'order.slip.heading': 'Transfer slip',
  'order.slip.lead':
    'Send a picture of your slip after the transfer, so that the shop can check it and ship sooner.',
  'order.slip.open': 'Send your transfer slip',
  'order.slip.again': 'Send another slip',
  'order.slip.title': 'Slip for order #{number}',
  'order.slip.page':
    'The amount to transfer is {net}. The shop compares your slip with its bank account before it confirms.',
  'order.slip.picture': 'Picture of the slip',
  'order.slip.hint':
    'JPEG, PNG or WebP, up to 12 MB, with the amount, date and QR code easy to read. Only this shop can see it.',
  'order.slip.missing': 'Choose a picture of your slip first.',
  'order.slip.used':
    'This slip was already used. Choose the slip of this transfer. If you sent it with another order by mistake, contact the shop.',
  'order.slip.state.waiting': 'We have your slip. The shop will check it.',
  'order.slip.state.accepted': 'The shop has confirmed your payment.',
  'order.slip.state.refused': 'The shop did not accept this slip.',
  'order.slip.sentAt': 'Sent on {at}',
} as const;
