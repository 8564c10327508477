import type { LegalFacts, LegalWords } from './legal-facts.ts';

export function termsEn(f: LegalFacts): LegalWords {
  const us = f.ownerShortName;
  return {
    intro: [
      `These terms hold for visiting and buying at ${f.websiteDomain}, which is run by ${f.ownerFullName} (“${us}” or “we”).`,
      'By using the site or ordering you accept them. If you do not agree with one of them, please stop using the site and write to us.',
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
              'What the marketplace does',
              [
                `${us} brings many shops together. You buy from the shop that is named with the product: it packs, sends and answers for what it sells.`,
                'We run the ordering, and help where there is trouble with a shop.',
              ],
            ],
          ] as const)
        : []),
      [
        'Accounts',
        [
          'You can order without an account. If you open one, give true details, keep your password to yourself, and tell us at once if somebody else may be using it.',
          'Minors need the consent of a parent or guardian before they order.',
        ],
      ],
      [
        'Products and prices',
        [
          'Pictures and descriptions are as true as we can make them. Colours differ from screen to screen, and no two handmade pieces are quite the same.',
          'Prices are in Thai baht and include VAT. Shipping is shown before you confirm. If a price or the stock changes while you order, you are asked to check it first.',
        ],
      ],
      [
        'Ordering',
        [
          'An order is placed when you confirm it and its page shows a number. We may cancel it where something is sold out, a price is plainly wrong, an address can not be reached, or there is reason to suspect fraud. We tell you, and pay back all that you have paid.',
          'An order that is not sent yet can be cancelled: write to us with its number.',
        ],
      ],
      [
        'Paying',
        [
          'The ways to pay are shown at checkout. With cash on delivery, please pay the courier in full when the parcel arrives.',
          'Who refuses such parcels again and again without a reason may be asked to pay in another way.',
        ],
      ],
      [
        'Delivery',
        [
          'We send to the address that you gave, and show courier and tracking number on the page of your order. Times are estimates; holidays and events beyond our control can make them longer.',
          'Please look at the parcel when it arrives. If it is damaged, take a photograph and tell us.',
        ],
      ],
      [
        'Returns and refunds',
        [
          'If something is broken, missing or not what you ordered, tell us within 7 days after it arrived, with your order number and a photograph. We send another one or pay you back, and pay for the way back.',
          'Your rights under Thai consumer protection and direct marketing law are not limited by these terms.',
        ],
      ],
      [
        'Promotions and coupons',
        [
          'Each has its own conditions and time, shown with it. They are good within that time, can not be paid out in cash, and may be withdrawn where they are misused.',
        ],
      ],
      [
        'Your reviews and messages',
        [
          'What you write has to be true, harm nobody and break no law. You allow us to show your reviews on the site. We may hide what goes against this:',
        ],
        [
          'Insults and abuse',
          'Personal data of others',
          'Advertising and links that do not belong here',
        ],
      ],
      [
        'Using the site',
        [
          'Do not try to get into what is not meant for you, disturb the service, collect data in bulk by machine, or pretend to be somebody else.',
        ],
      ],
      [
        'Intellectual property',
        [
          `Pictures, texts, logos and designs belong to ${us} or to those who let us use them. They may not be used for business without permission.`,
        ],
      ],
      [
        'Liability',
        [
          'We take good care of the site, but can not promise that it always works without a fault. We are not liable for what is beyond our control. Liability that the law does not let us exclude is not excluded.',
        ],
      ],
      [
        'Changes',
        [
          'We may change these terms; the date above says when we last did. For an order, the terms of the day it was placed hold.',
        ],
      ],
      ['Law', ['Thai law applies, and the competent Thai courts decide.']],
    ],
  };
}
