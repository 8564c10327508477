/**
 * Default texts of a shop, until its owner writes others: true of every shop that is built with Talad.
 */
export const contentTexts = {
  'help.how2buy': 'How to order',
  'help.how2buy.steps':
    'Choose a product and, if it comes in different versions, the option you want, such as a colour or size.\nAdd it to your cart, then keep shopping or open your cart.\nCheck the items and the total, then press “Checkout”.\nEnter your name, phone number and address. You do not need an account.\nPlace your order. Your order page opens straight away; save its address to track your order.',
  'help.how2pay': 'How to pay',
  'help.how2pay.steps': 'All prices are in Thai baht{vat}.',
  'help.how2pay.cod':
    'Cash on delivery: pay the courier when your parcel arrives. You pay nothing when you order.',
  'help.how2pay.transfer':
    'PromptPay or bank transfer: your order page shows the QR code and the account. The shop ships once it has received the money.',
  'help.how2pay.online':
    'Card or wallet: you pay on the payment provider’s secure page right after you order.',
  'help.how2pay.platform':
    'PromptPay: your order page shows the QR code. The marketplace receives the money for the shop, which ships once it has arrived.',
  'help.how2pay.platform_online':
    'Card or wallet: you pay on the payment provider’s secure page right after you order. The marketplace receives the money for the shop.',
  'help.how2pay.mall': 'Each shop shows its ways to pay at checkout.',
  'help.withVat': ' and include VAT',
  'help.shipping.flat': 'Shipping is {fee} per order.',
  'help.shipping.freeFrom': 'Shipping is {fee} per order, free over {from}.',
  'help.shipping.methods':
    'Ways of delivery: {names}. The fee follows from what you order and your address; the checkout shows it before you order.',
  'help.shipping.free': 'Shipping is free.',
  'help.shipping.mall':
    'Each shop ships separately. Your cart shows the shipping fee of each shop.',
  'help.how2track': 'Tracking your order',
  'help.how2track.steps':
    'Open your order page from the link you saved or from your order email.\nOnce your parcel has shipped, the courier and tracking number appear on that page.\nIf you gave an email address, we also email you the tracking number.',
  'help.how2track.contact':
    'Parcel not arrived? <a href="{contact}">Contact us</a> with your order number.',
  'help.how2refund': 'Returns and refunds',
  'help.how2refund.steps':
    'Contact us within 7 days of delivery with your order number and a photo.\nKeep the product and its packaging until you hear from us.\nIf we sent the wrong item or it arrived damaged, we will replace it or refund you.',
  'help.how2refund.cancel':
    'You can cancel an order before it ships: <a href="{contact}">contact us</a>.',
  'help.policy': 'Shop policy',
  'help.policy.steps':
    '{name} packs and ships every order itself.\nSold-out products cannot be ordered. We check the price and stock again before you place your order.\nWe use your address only to deliver your order.',
  'help.policy.more':
    'Read our <a href="{terms}">terms of service</a> and <a href="{privacy}">privacy policy</a>.',
  'error.EVENT_FULL': 'Not enough seats left. Try registering fewer people.',
  'error.EVENT_OVER': 'This event has ended.',
  'form.kind.contactus': 'Message',
  'form.kind.business': 'Business enquiry',
  'form.kind.seminar': 'Registration',
  'form.kind.product': 'Product question',
  'form.kind.dealer': 'Dealer application',
  'form.kind.newsletter': 'Newsletter',
  'form.problem.TOO_LONG': 'At most {limit} {limit|character|characters}.',
  'form.problem.BAD_CHARACTERS': 'Some of these characters cannot be displayed.',
  'form.problem.BAD_PHONE': 'Enter a Thai phone number: 9 or 10 digits starting with 0.',
  'form.problem.BAD_EMAIL': 'Enter a valid email address.',
  'form.problem.BAD_NUMBER': 'Enter a number from 1 to {people}.',
  'form.problem.NO_REPLY_TO': 'Enter an email address or phone number so that we can reply.',
  'form.problem.TOO_MANY_LINKS': 'Use at most {links} links.',
  'form.refused': 'Your message was not sent. Please check the fields marked below.',
  'form.sent': 'Thank you. We have your message and will reply soon.',
  'form.registered': 'You are registered. See you there!',
  'mail.form.subject': '{form} from {name}',
  'mail.form.heading': 'New: {form}',
  'mail.form.about': 'About',
  'mail.form.reply': 'Reply to this email to answer {email}.',
  'mail.form.button': 'Open in the back office',
  'mail.answer.subject': 'Your message to {shop}',
  'mail.answer.wrote': 'Your message of {date}:',
  'mail.answer.why':
    'You get this email because you wrote to {shop}. Reply to it to write to the shop again.',
  'message.noAddress': 'This message has no email address to answer to.',
  'activity.kind.synonym': 'Synonyms',
  'activity.synonym.created': 'Added synonyms',
  'activity.synonym.updated': 'Changed synonyms',
  'activity.synonym.removed': 'Deleted synonyms',
  'activity.synonym.restored': 'Restored synonyms',
  'activity.field.terms': 'Words',
  'synonym.tooFew': 'Enter at least two different words.',
  'synonym.tooMany': 'A shop has at most 500 groups of synonyms.',
  'redirect.badFrom': 'Enter an address that begins with / or https://, other than the front page.',
  'redirect.badTo': 'Enter a page of this shop that begins with /.',
  'redirect.isPage': 'The shop has a page at this address.',
  'redirect.circle': 'This leads back to the old address.',
  'redirect.taken': 'This address is redirected already.',
  'contestant.tooMany': 'A contest has at most 500 contestants.',
  'redirect.tooMany': 'A shop has at most 2,000 redirects.',
  'faq.order': 'Ordering',
  'faq.account': 'Do I need an account?',
  'faq.account.answer':
    'No. We only need your name, phone number and address. Add your email to get an order confirmation.',
  'faq.change': 'Can I change or cancel my order?',
  'faq.change.answer':
    'Yes, until it ships: <a href="{contact}">contact us</a> with your order number.',
  'faq.cash': 'Can I pay cash on delivery?',
  'faq.transfer': 'How do I pay?',
  'faq.transfer.answer':
    'By PromptPay or bank transfer. Your order page shows the QR code and the account.',
  'faq.online': 'How do I pay?',
  'faq.online.answer': 'By card or wallet, on the payment provider’s secure page.',
  'faq.platform': 'How do I pay?',
  'faq.platform.answer':
    'By PromptPay. Your order page shows the QR code of the marketplace, which receives the money for the shop.',
  'faq.ways': 'How do I pay?',
  'faq.ways.answer': 'Each shop shows its ways to pay at checkout.',
  'faq.cash.answer': 'Yes, pay the courier in cash. You pay nothing before that.',
  'faq.parcel': 'Delivery and returns',
  'faq.when': 'When will my order arrive?',
  'faq.when.answer':
    'Once {name} ships your order, the courier and tracking number appear on your order page.',
  'faq.wrong': 'What if an item is damaged or wrong?',
  'faq.wrong.answer':
    'Send us your order number and a photo within 7 days: <a href="{contact}">contact us</a>.',
} as const;
