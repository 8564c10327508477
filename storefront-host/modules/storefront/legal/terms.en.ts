import type { LegalFacts, LegalTexts } from './legal-facts.ts';

export function termsEn(f: LegalFacts): LegalTexts {
  const us = f.ownerShortName;
  return {
    intro: [
      `These terms apply when you visit or buy from ${f.websiteDomain}, which is run by ${f.ownerFullName} (“${us}” or “we”).`,
      'By using this site or placing an order you accept these terms. If you do not agree with any of them, please stop using the site and contact us.',
    ],
    sections: [
      [
        'Who we are',
        [
          `${f.ownerFullName}${f.ownerAddress ? `, ${f.ownerAddress}` : ''}`,
          ...(f.reach ? [`Contact: ${f.reach}`] : []),
        ],
      ],
      ...(f.isMall
        ? ([
            [
              'Our role as a marketplace',
              [
                `${us} brings many shops together. Your contract of sale is with the shop named with the product; that shop packs, ships and is responsible for what it sells.`,
                'We run the ordering system and help if you have a problem with a shop.',
              ],
            ],
          ] as const)
        : []),
      [
        'Accounts',
        [
          'You can order without an account. If you create one, give accurate details, keep your password secret, and tell us at once if you think someone else is using your account.',
          'Minors need the consent of a parent or guardian before they order.',
        ],
      ],
      [
        'Products and prices',
        [
          'We make images and descriptions as accurate as we can. Colours may vary from screen to screen, and no two handmade pieces are exactly alike.',
          `Prices are in Thai baht${f.hasVat ? ' and include VAT' : ''}. Shipping is shown before you place your order. If a price or the stock changes while you order, we ask you to review your order first.`,
        ],
      ],
      [
        'Orders',
        [
          'Your order is placed when you confirm it and the order page shows its number. We may cancel an order if an item is sold out, a price is clearly wrong, we cannot deliver to the address, or we have reason to suspect fraud. We will tell you and refund in full what you have paid.',
          'You can cancel an order that has not shipped yet: contact us with the order number.',
        ],
      ],
      [
        'Payment',
        [
          'The available payment methods are shown at checkout. With cash on delivery, please pay the courier in full when your parcel arrives.',
          'If you repeatedly refuse cash-on-delivery parcels without good reason, we may no longer offer you this payment method.',
        ],
      ],
      [
        'Delivery',
        [
          'We ship to the address you gave, and show the courier and tracking number on your order page. Delivery times are estimates; holidays and events beyond our control may cause delays.',
          'Please check your parcel when it arrives. If it is damaged, take a photo and tell us.',
        ],
      ],
      [
        'Returns and refunds',
        [
          'If an item is damaged, missing or not what you ordered, tell us within 7 days of delivery, with your order number and a photo. We will replace it or refund you, and pay the return shipping.',
          'These terms do not limit your rights under Thai consumer protection and direct marketing law.',
        ],
      ],
      [
        'Promotions and coupons',
        [
          'Each promotion or coupon has its own conditions and dates, shown with it. It is valid only within those dates, cannot be exchanged for cash, and may be withdrawn if it is misused.',
        ],
      ],
      [
        'Your reviews and messages',
        [
          'What you write must be true, respect the rights of others and comply with the law. You allow us to show your reviews on this site. We may hide content that breaks these rules, such as:',
        ],
        ['Insults and abuse', 'Personal data of other people', 'Unrelated advertising and links'],
      ],
      [
        'Using this site',
        [
          'Do not try to access systems without permission, disrupt the service, collect data in bulk by automated means, or impersonate another person.',
        ],
      ],
      [
        'Intellectual property',
        [
          `The images, texts, logos and designs on this site belong to ${us} or to those who license them to us. They may not be used commercially without permission.`,
        ],
      ],
      [
        'Liability',
        [
          'We take good care of this site but cannot promise that it is always available and free of errors. We are not liable for damage beyond our control. This does not limit any liability that cannot be excluded by law.',
        ],
      ],
      [
        'Changes to these terms',
        [
          'We may change these terms; the date of the last change is shown above. Each order is governed by the terms in force on the day it was placed.',
        ],
      ],
      [
        'Governing law',
        [
          'These terms are governed by Thai law, and the Thai courts have jurisdiction over any dispute.',
        ],
      ],
    ],
  };
}
