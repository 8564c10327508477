/**
 * Rules by which browsers prefetch or prerender the next page when the visitor hovers over or presses a link.
 * Pages with side effects or of one person are excluded: carts, checkouts, accounts, the back office.
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
          '/preview/*',
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
