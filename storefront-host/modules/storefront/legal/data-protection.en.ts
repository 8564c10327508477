import type { LegalFacts, LegalWords } from './legal-facts.ts';

/** The notice of PDPA section 23: short, before anything is collected. */
export function dataProtectionEn(f: LegalFacts): LegalWords {
  return {
    intro: [
      `This notice under section 23 of Thailand’s Personal Data Protection Act B.E. 2562 is for you to read before you give data to ${f.ownerFullName} (“${f.ownerShortName}”) at ${f.websiteDomain}.`,
    ],
    sections: [
      [
        'Data controller',
        [
          `${f.ownerFullName}${f.ownerAddress ? `, ${f.ownerAddress}` : ''}`,
          ...(f.reach ? [`Contact: ${f.reach}`] : []),
        ],
      ],
      [
        'What we collect, and why',
        [],
        [
          'Name, phone number and address: needed to deliver; without them we can not send anything',
          'E-mail address: for the confirmation and the tracking number; optional',
          'Orders: to look after you, and for the records that accounting and tax law ask for',
          'Messages and reviews: to answer you, and to show reviews to other buyers',
          'Use of the site: for its security, and for analytics where you consent',
        ],
      ],
      [
        'Legal basis',
        [
          'The contract of sale, legal duties, legitimate interest, and your consent where it is needed.',
        ],
      ],
      [
        'Who may receive it',
        [
          `${f.isMall ? 'The shops that you order from, couriers' : 'Couriers'}, providers of our systems, and authorities with power by law.`,
        ],
      ],
      [
        'How long',
        ['As long as these purposes or the law need it; then it is deleted or made anonymous.'],
      ],
      [
        'Your rights',
        [
          'To see, copy, correct, delete, restrict, object, move your data, take back consent, and complain to the Personal Data Protection Committee’s office.',
          'Use them by the contact above. We answer within 30 days.',
        ],
      ],
      ['More', ['Our privacy policy has it all.']],
    ],
  };
}
