import type { LegalFacts, LegalTexts } from './legal-facts.ts';

export function shippingEn(f: LegalFacts): LegalTexts {
  return {
    intro: [
      f.isMall
        ? 'Each shop on the marketplace packs and ships its own products, and its shipping policy has the details. The following applies to all shops.'
        : `${f.ownerShortName} ships throughout Thailand on the terms below. If anything is unclear, ask us before you order.`,
    ],
    sections: [
      [
        'Shipping cost',
        [
          `${f.shippingFee} The cost is always shown in your cart before you confirm, and nothing is added later.`,
        ],
      ],
      [
        'Delivery times',
        [],
        [
          'Orders are packed and handed to the courier within 1–2 working days. If a product takes longer, its page says so.',
          'Bangkok and its surroundings: 1–3 working days. Other provinces: 2–5 working days.',
          'Remote areas and islands may take 1–3 days longer, and couriers are slower around public holidays.',
        ],
      ],
      [
        'Tracking',
        [
          'Once your order has shipped, its page shows the courier and the tracking number. If you gave an email address, we send them there too.',
        ],
      ],
      [
        'When your parcel arrives',
        [
          'Please check the box before you accept it. With cash on delivery, Thai rules let you open the parcel before you pay, and refuse it if it is not what you ordered.',
          'If the box is damaged, take photos and tell us within 7 days.',
        ],
      ],
      [
        'Failed deliveries',
        [
          'If the address is incomplete or the recipient cannot be reached, the parcel returns to us and we contact you to send it again. If the address was wrong, the recipient pays for the second delivery.',
          'To correct an address, tell us before the order ships.',
        ],
      ],
      ...(f.reach ? ([['Questions about delivery', [f.reach]]] as const) : []),
    ],
  };
}
