import type { LegalFacts, LegalTexts } from './legal-facts.ts';

/** Returns the short privacy notice that PDPA section 23 requires before personal data is collected. */
export function dataProtectionEn(f: LegalFacts): LegalTexts {
  return {
    intro: [
      `This notice under section 23 of Thailand’s Personal Data Protection Act B.E. 2562 applies before you give personal data to ${f.ownerFullName} (“${f.ownerShortName}”) at ${f.websiteDomain}.`,
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
          'Name, phone number and address: needed to deliver; we cannot deliver without them',
          'Email address: for order confirmation and tracking number; optional',
          'Orders: for customer service, and for records required by accounting and tax law',
          'Messages and reviews: to reply to you, and to show reviews to other customers',
          'Use of this website: for security, and for analytics if you consent',
        ],
      ],
      [
        'Legal basis',
        [
          'Contract of sale, legal obligation, legitimate interest, and your consent where required.',
        ],
      ],
      [
        'Who receives your data',
        [
          `${f.isMall ? 'The shops you order from, couriers' : 'Couriers'}, our service providers, and authorities with legal powers.`,
        ],
      ],
      [
        'Retention',
        ['As long as these purposes or the law require; then it is deleted or anonymised.'],
      ],
      [
        'Your rights',
        [
          'You can ask to access, copy, correct, delete, restrict or transfer your data, object to its use, withdraw consent, and complain to the Office of the Personal Data Protection Committee.',
          'To use these rights, contact us as above. We respond within 30 days.',
        ],
      ],
      ['More information', ['See our privacy policy for full details.']],
    ],
  };
}
