import type { LegalFacts, LegalTexts } from './legal-facts.ts';

export function returnsEn(f: LegalFacts): LegalTexts {
  return {
    intro: [
      f.isMall
        ? 'The shop that sold a product handles its return and refund. If you cannot reach the shop, tell us and we will help. Every shop offers at least the following.'
        : `If something is wrong with your order, ${f.ownerShortName} will put it right on the following terms.`,
    ],
    sections: [
      [
        'Products you can return or exchange',
        ['Tell us within 7 days of delivery if:'],
        [
          'the product is defective or was damaged in transit',
          'something is missing, or is not what you ordered',
          'the product clearly differs from its photos or description',
        ],
      ],
      [
        'Products you cannot return',
        [
          'For safety and hygiene we do not take back the following, unless they are defective or were sent by mistake:',
        ],
        [
          'food, cosmetics and personal items that have been opened',
          'products made or engraved for you',
          'products damaged by use',
        ],
      ],
      [
        'Starting a return',
        [],
        [
          `Contact us${f.reach ? ` (${f.reach})` : ''} with your order number and photos, or a video of opening the parcel.`,
          'We reply within 2 working days with the address for the return.',
          'Send the product back as you received it, with its packaging, and give us the tracking number.',
        ],
      ],
      [
        'Return shipping',
        ['If the shop or the courier made the mistake, we pay for the return in full.'],
      ],
      [
        'Refunds',
        [
          'We refund within 7 working days of receiving and checking the product, by bank transfer or PromptPay to the buyer, or the way you paid.',
        ],
      ],
      [
        'Cancelling an order',
        [
          'An order that has not shipped can be cancelled free of charge: contact us with its number.',
        ],
      ],
      [
        'Your legal rights',
        [
          'Nothing here limits your rights under Thai consumer protection law and the direct sales and direct marketing law.',
        ],
      ],
    ],
  };
}
