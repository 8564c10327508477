import type { LegalFacts, LegalWords } from './legal-facts.ts';

export function privacyEn(f: LegalFacts): LegalWords {
  const us = f.ownerShortName;
  return {
    intro: [
      `${f.ownerFullName} (“${us}” or “we”) runs ${f.websiteDomain} and takes care of your personal data. This policy says what we keep, what for, who gets it, and what your rights are under Thailand’s Personal Data Protection Act B.E. 2562 (2019), the PDPA.`,
    ],
    sections: [
      [
        'What we keep',
        ['No more than the service needs:'],
        [
          'Contact and delivery: name, phone number, address, and an e-mail address if you give one',
          'Orders: products, prices, way of payment, status and tracking number',
          'Accounts: name, e-mail address and a one-way hash of your password, if you open one',
          'What you send us: messages, reviews, registrations',
          'Technical data: IP address, kind of browser and time, to keep the service safe',
        ],
      ],
      [
        'Where we have it from',
        [
          'Most of it you enter yourself. Some your browser sends with each page, some comes back from couriers, such as where a parcel is.',
          'Cart and what you looked at lately stay in your own browser; favourites too, until you sign in.',
        ],
      ],
      [
        'What for, and on what legal basis',
        [],
        [
          'Contract: taking orders, delivering, collecting payment, returns, and answering questions before you order',
          'Legal duty: accounts, taxes, and orders of authorities',
          'Legitimate interest: preventing fraud, keeping the service safe and making it better, within reason',
          'Consent: cookies for analytics and advertising, and news; you can withdraw it at any time',
        ],
      ],
      [
        'Who gets it',
        ['We do not sell your data. As far as they need it, we pass it to:'],
        [
          ...(f.isMall
            ? ['The shops that you order from, to pack, send and look after your order']
            : []),
          'Couriers: name, phone number, address, and the amount to collect',
          'Providers of servers and e-mail, who are bound to keep it confidential',
          'Authorities, where the law asks for it',
        ],
      ],
      [
        'Other countries',
        [
          'Where a provider is outside Thailand, we choose one with a sufficient standard of protection, or bind it by contract to protect your data.',
        ],
      ],
      [
        'How long',
        [],
        [
          'Orders and accounting records: 6 years, as accounting and tax law asks for; after that without your name',
          'Accounts: until you close yours, which you can do by yourself under “Privacy and data” of your account; there you find all periods, too',
          'Messages: 2 years, to answer and follow them up',
          'Technical logs: as Thai computer law asks for',
        ],
      ],
      [
        'Cookies',
        [
          'Necessary ones keep you signed in and remember your cart and language. Those for analytics, personalisation and advertising are used only with your consent, which you can change by the cookie link at the bottom of each page.',
        ],
      ],
      [
        'Security',
        [
          'Data is encrypted on its way, few people may see it, and it is backed up regularly. Should a breach put your rights at risk, we tell the Personal Data Protection Committee’s office within 72 hours, and you without delay.',
        ],
      ],
      [
        'Your rights',
        ['Free of charge, and answered within 30 days, you can ask us:'],
        [
          'to see your data, and for a copy of it',
          'to correct it',
          'to delete it or make it anonymous',
          'to stop using it, or object to its use',
          'to hand it over, to you or to somebody else',
          'to take back a consent; what was done before stays lawful',
          'and you can complain to the Personal Data Protection Committee’s office',
        ],
      ],
      [
        'Minors',
        [
          'We do not knowingly keep data of minors without the consent of a parent or guardian. If you find that we do, tell us, and we delete it.',
        ],
      ],
      [
        'Other sites',
        ['Sites that we link to have policies of their own. Please read them first.'],
      ],
      ['Changes', ['A new version is shown here, with the date of the last change.']],
      [
        'Who is responsible',
        [
          `${f.ownerFullName}${f.ownerAddress ? `, ${f.ownerAddress}` : ''}`,
          ...(f.reach ? [f.reach] : []),
        ],
      ],
    ],
  };
}
