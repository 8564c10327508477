/** What stands around a site's pages. */
export const storefrontTexts = {
  'storefront.allProducts': 'All products',
  'storefront.myShop': 'My shop',
  'storefront.partOfMarket': 'Back to the market',
  'storefront.shopNow': 'Shop',
  'storefront.footerNote': '© {name}. Prices include VAT.',
} as const;
