/**
 * Prefetches or prerenders the next page when the visitor is about to open it (hovers, presses).
 * Never a page with side effects or of one person: carts, checkouts, accounts, the back office.
 */
const pages = {
  and: [
    { href_matches: '/*' },
    {
      not: {
        href_matches: [
          '/cart',
          '/*/cart',
          '/checkout/*',
          '/orders/*',
          '/account/*',
          '/login',
          '/logout',
          '/invitation',
          '/my',
          '/my/*',
          '/mybusiness*',
          '/admin*',
          '/devadmin*',
          '/*\\?*lang=*',
          '/api/*',
        ],
      },
    },
    { not: { selector_matches: '[rel~=nofollow]' } },
  ],
};

export const speculationRules = {
  prerender: [{ where: { and: [pages, { href_matches: '/*product/*' }] }, eagerness: 'moderate' }],
  prefetch: [{ where: pages, eagerness: 'moderate' }],
};
