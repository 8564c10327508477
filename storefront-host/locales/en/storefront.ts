/** What stands around a site's pages. */
export const storefrontTexts = {
  'storefront.allProducts': 'All products',
  'storefront.myShop': 'My shop',
  'storefront.signIn': 'Sign in / Register',
  'storefront.partOfMarket': 'Back to the market',
  'storefront.shopNow': 'Shop',
  'coupon.off': '{discount} off',
  'coupon.freeShipping': 'Free shipping',
  'coupon.atMost': 'up to {price}',
  'coupon.minimum': 'Spend at least {price}',
  'coupon.code': 'Code',
  'coupon.until': 'Valid until {date}',
  'storefront.footerNote': '© {name}. Prices include VAT.',
} as const;
