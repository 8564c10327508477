import type { LegalFacts, LegalTexts } from './legal-facts.ts';

export function privacyEn(f: LegalFacts): LegalTexts {
  const us = f.ownerShortName;
  return {
    intro: [
      `${f.ownerFullName} (“${us}” or “we”) runs ${f.websiteDomain} and protects your personal data. This policy explains what we collect, why, who receives it, and your rights under Thailand’s Personal Data Protection Act B.E. 2562 (2019), the PDPA.`,
    ],
    sections: [
      [
        'Data we collect',
        ['We collect only what the service needs:'],
        [
          'Contact and delivery: name, phone number, address, and email address if you provide one',
          'Orders: products, prices, payment method, status and tracking number',
          'Accounts: name, email address and a one-way hash of your password, if you create one',
          'Content you send us: messages, reviews and registrations',
          'Technical data: IP address, browser type and time of access, to keep the service secure',
        ],
      ],
      [
        'Sources of data',
        [
          'You provide most of it yourself. Your browser sends some with each page, and couriers send some, such as delivery status.',
          'Recently viewed products stay in your browser, as do your cart and favourites until you sign in.',
        ],
      ],
      [
        'Purposes and legal basis',
        [],
        [
          'Contract: taking orders, delivery, payment, returns, and answering questions before you order',
          'Legal obligation: accounting, tax, and orders from authorities',
          'Legitimate interest: preventing fraud, keeping the service secure and improving it, within reason',
          'Consent: analytics and advertising cookies, and marketing; you can withdraw it at any time',
        ],
      ],
      [
        'Who receives your data',
        ['We do not sell your data. We share only what is needed with:'],
        [
          ...(f.isMall ? ['The shops you order from, to pack, ship and support your order'] : []),
          'Couriers: name, phone number, address, and the amount to collect',
          'Service providers, such as hosting and email, who must keep it confidential',
          'Authorities, where the law requires it',
        ],
      ],
      [
        'International transfers',
        [
          'If a provider is outside Thailand, we choose one with adequate protection or require it by contract to protect your data.',
        ],
      ],
      [
        'Retention',
        [],
        [
          'Orders and accounting records: 6 years, as accounting and tax law requires; after that without your name',
          'Accounts: until you close yours under “Privacy and data” in your account, where all retention periods are listed',
          'Visitor counts: the code of a visit until the next night; the sums, without personal data, for 25 months',
          'Messages: 2 years, to reply and follow up',
          'Technical logs: as Thai computer law requires',
        ],
      ],
      [
        'Cookies',
        [
          'Necessary cookies keep you signed in and remember your cart and language. Analytics, personalisation and advertising cookies are used only with your consent, which you can change with the cookie settings link at the bottom of every page.',
        ],
      ],
      [
        'Visitor counts',
        [
          'We count visits, viewed products, and the website or campaign that visitors come from, to improve the shop. This uses no cookies and stores nothing on your device. We combine your IP address, browser and language into a code that cannot be turned back, is different for every shop and every day, and is deleted the following night. IP addresses are not stored with it, and no data is shared with others. The legal basis is our legitimate interest.',
          'An order records where its visitor came from, for example “Facebook”, and nothing else about the visit.',
          'If your browser sends “Do Not Track” or “Global Privacy Control”, your visits are not counted.',
        ],
      ],
      [
        'Security',
        [
          'We encrypt data in transit, limit access and back it up regularly. If a breach puts your rights at risk, we notify the Office of the Personal Data Protection Committee within 72 hours, and you without delay.',
        ],
      ],
      [
        'Your rights',
        ['You can ask us the following free of charge; we respond within 30 days:'],
        [
          'to access your data and receive a copy',
          'to correct it',
          'to delete or anonymise it',
          'to restrict its use, or object to it',
          'to transfer it to you or to someone else',
          'to withdraw consent; earlier use stays lawful',
          'and you can complain to the Office of the Personal Data Protection Committee',
        ],
      ],
      [
        'Minors',
        [
          'We do not knowingly collect data from minors without a parent’s or guardian’s consent. If we have, contact us and we will delete it.',
        ],
      ],
      [
        'Links to other websites',
        ['Websites we link to have their own policies. Please read them first.'],
      ],
      [
        'Changes to this policy',
        ['We publish new versions on this page with the date of the last update.'],
      ],
      [
        'Contact the data controller',
        [
          `${f.ownerFullName}${f.ownerAddress ? `, ${f.ownerAddress}` : ''}`,
          ...(f.reach ? [f.reach] : []),
        ],
      ],
    ],
  };
}
