/** What a shop says where its owner has written nothing: true of every shop that is built with Talad. */
export const contentTexts = {
  'help.how2buy': 'How to order',
  'help.how2buy.steps':
    'Choose a product and, where it has them, its colour or size.\nPut it into the cart and go on looking, or open the cart.\nCheck the pieces and the total, then press “Checkout”.\nFill in your name, phone number and address. No account is needed.\nConfirm. The page of your order opens at once: keep its address.',
  'help.how2pay': 'How to pay',
  'help.how2pay.steps':
    'Cash on delivery: pay the courier when your parcel arrives.\nNothing is charged when you order.\nAll prices are in baht and include VAT.',
  'help.shipping.flat': 'Shipping is {fee} an order.',
  'help.shipping.freeFrom': 'Shipping is {fee} an order, and free from {from}.',
  'help.shipping.free': 'Shipping is free.',
  'help.shipping.mall': 'Each shop sends its own parcel. The cart shows what each of them charges.',
  'help.how2track': 'Where is my parcel?',
  'help.how2track.steps':
    'Open the page of your order, by the address you kept or from the e-mail.\nAs soon as the parcel is sent, courier and tracking number are shown there.\nWhere you gave an e-mail address, the number comes to you by e-mail too.',
  'help.how2track.contact':
    'Nothing arrived? <a href="{contact}">Write to us</a> with your order number.',
  'help.how2refund': 'Returns and refunds',
  'help.how2refund.steps':
    'Tell us within 7 days after it arrived, with your order number and a photograph.\nKeep the product and its package until you hear from us.\nWhere we sent the wrong thing, or it arrived broken, you get another one or your money back.',
  'help.how2refund.cancel':
    'An order that is not sent yet can be cancelled: <a href="{contact}">write to us</a>.',
  'help.policy': 'Our rules',
  'help.policy.steps':
    '{name} packs and sends what you order itself.\nWhat is sold out can not be ordered; before an order is placed, its price and stock are checked once more.\nYour address is used for this order alone.',
  'help.policy.more':
    'In full: <a href="{terms}">terms of service</a> and <a href="{privacy}">privacy policy</a>.',
  'error.EVENT_FULL': 'All seats are taken. Fewer people may still find one.',
  'error.EVENT_OVER': 'This event is over.',
  'form.kind.contactus': 'Message',
  'form.kind.business': 'Business enquiry',
  'form.kind.seminar': 'Registration',
  'form.kind.product': 'Question about a product',
  'form.kind.dealer': 'Dealer application',
  'form.kind.newsletter': 'Newsletter',
  'form.problem.REQUIRED': 'This is needed.',
  'form.problem.TOO_LONG': 'At most {limit} characters.',
  'form.problem.BAD_CHARACTERS': 'This has characters that cannot be shown.',
  'form.problem.BAD_PHONE': 'A Thai phone number has 9 or 10 digits and begins with 0.',
  'form.problem.BAD_EMAIL': 'This does not look like an e-mail address.',
  'form.problem.BAD_NUMBER': 'A number from 1 to {people}, please.',
  'form.problem.NO_REPLY_TO': 'An e-mail address or a phone number, so that we can answer.',
  'form.problem.TOO_MANY_LINKS': 'At most {links} links, please.',
  'form.refused': 'It was not sent yet. Please correct what is marked below.',
  'form.sent': 'Thank you. It is with us, and we will answer soon.',
  'form.registered': 'You are registered. We are looking forward to seeing you.',
  'mail.form.subject': '{form} from {name}',
  'mail.form.heading': 'New: {form}',
  'mail.form.about': 'About',
  'mail.form.reply': 'Answer this mail to write to {email}.',
  'mail.form.button': 'Open in the back office',
  'faq.order': 'Ordering',
  'faq.account': 'Do I need an account?',
  'faq.account.answer':
    'No. Name, phone number and address are enough. An e-mail address brings you the confirmation.',
  'faq.change': 'Can I change or cancel my order?',
  'faq.change.answer':
    'As long as it is not sent: <a href="{contact}">write to us</a> with your order number.',
  'faq.cash': 'Can I pay when the parcel arrives?',
  'faq.cash.answer': 'Yes, in cash to the courier. Nothing is charged before.',
  'faq.parcel': 'Parcels and returns',
  'faq.when': 'When does my parcel come?',
  'faq.when.answer':
    '{name} packs and sends it, then courier and tracking number are on the page of your order.',
  'faq.wrong': 'What if something is broken or wrong?',
  'faq.wrong.answer':
    'Send us your order number and a photograph within 7 days: <a href="{contact}">write to us</a>.',
} as const;
