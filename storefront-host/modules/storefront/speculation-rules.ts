/**
 * The next page is made ready when somebody is about to go there (hovers, presses). Never what costs
 * something or belongs to one person: carts, checkouts, accounts, the back office.
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
