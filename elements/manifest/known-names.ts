/** Properties with the same meaning in every element. */
export const knownProperties: Readonly<Record<string, string>> = {
  locale: "Language of texts and prices: 'th' or 'en'.",
  base: "Prefix of the shop's paths: '' or '/web/{shopname}', or its address on another site.",
  api: "Address of the API: '/api/v1', or that of another origin.",
  browseHref: "Where 'start shopping' leads; the shop's search by default.",
  showShop: 'Also says which shop sells it.',
  product: 'The product, as the API gives it.',
  href: 'Where it leads.',
  label: 'What it is called for screen readers.',
  props: 'What a saved page holds for this section, under the names of the saved page.',
  data: 'What the server looked up for this section: products, pictures. Never saved.',
  lang: 'The language of element and page.',
};

/** Custom properties that a page or a theme can set on any ancestor. */
export const cssProperties: Readonly<Record<string, string>> = {
  '--talad-text': 'Colour of text.',
  '--talad-muted': 'Colour of text of second rank.',
  '--talad-line': 'Colour of thin lines.',
  '--talad-edge': 'Colour of the edges of controls.',
  '--talad-surface': 'Ground.',
  '--talad-quiet': 'Ground of quiet areas and empty pictures.',
  '--talad-no-picture': 'Picture, as a CSS image, of a product that has none.',
  '--talad-accent': 'Ground of the main button.',
  '--talad-on-accent': 'Text on the main button.',
  '--talad-accent-text': 'Colour of links and focus.',
  '--talad-sale': 'Colour of lowered prices.',
  '--talad-on-sale': 'Text on the sale colour.',
  '--talad-accent-hover': 'Ground of the main button under the pointer.',
  '--talad-tint': 'Ground of a tinted area.',
  '--talad-on-tint': 'Text on a tinted area.',
  '--talad-deep': 'Ground of a dark area: footer, dark sections.',
  '--talad-on-deep': 'Text on a dark area.',
  '--talad-light': 'Ground of a light area, whatever the scheme.',
  '--talad-star': 'Colour of rating stars.',
  '--talad-container': 'Widest line of a page’s content.',
  '--talad-radius': 'Roundness of corners.',
  '--talad-font': 'Font of text; the page’s own by default.',
  '--talad-font-heading': 'Font of headings.',
  '--talad-heading-weight': 'Weight of headings; their own by default.',
  '--talad-heading-leading': 'Line height of headings.',
  '--talad-density': 'Factor of the space above and below sections.',
  '--talad-shadow-2': 'Shadow of what floats.',
  '--talad-shadow-3': 'Shadow of the cart’s drawer.',
  '--talad-box-tags': 'none: product boxes show no tags.',
  '--talad-box-review': 'none: product boxes show no reviews.',
  '--talad-box-hover': 'none: product boxes show no second picture.',
  '--talad-box-add': 'none: product boxes have no button.',
  '--talad-bottom-bar': 'Height of a bar at the lower edge, which the buy bar stays above.',
  '--talad-corner-bottom': 'How far the contact button stands above the lower edge.',
  '--talad-toast-bottom': 'How far messages stand above the lower edge, where a bar sticks there.',
};

/** Events on `document`, which belong to no single element. */
export const documentEvents: Readonly<Record<string, string>> = {
  'talad-cart-change': 'A cart of the page has changed: `key` says which, `count` how many pieces.',
  'talad-cart-open': 'Dispatch it to open the cart; `owner` says whose, the first one without it.',
};
