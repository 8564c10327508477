/** Properties that change how something looks, and neither cover the page nor load anything. */
const PROPERTY = new RegExp(
  String.raw`^(?:--talad-[a-z0-9-]{1,40}|color|opacity|visibility|cursor|display|box-sizing|aspect-ratio|float|clear|order|gap|row-gap|column-gap|columns|column-count|column-rule|vertical-align|object-fit|object-position|filter|mix-blend-mode|accent-color|caret-color|isolation|content|quotes|hyphens|tab-size|writing-mode|rotate|scale|translate|transform|transform-origin|background(?:-(?:color|image|position|size|repeat|origin|clip|attachment|blend-mode))?|border(?:-[a-z-]+)?|outline(?:-(?:color|offset|style|width))?|box-shadow|margin(?:-[a-z-]+)?|padding(?:-[a-z-]+)?|(?:min-|max-)?(?:width|height|inline-size|block-size)|font(?:-(?:family|size|style|weight|variant|stretch|feature-settings|variant-numeric))?|line-height|letter-spacing|word-spacing|white-space|word-break|overflow-wrap|overflow(?:-[xy])?|text-(?:align|align-last|decoration|decoration-color|decoration-line|decoration-style|decoration-thickness|indent|overflow|shadow|transform|underline-offset|wrap)|list-style(?:-(?:type|position))?|flex(?:-(?:basis|direction|flow|grow|shrink|wrap))?|grid(?:-[a-z-]+)?|(?:align|justify|place)-(?:content|items|self)|transition(?:-(?:property|duration|delay|timing-function))?|scroll-margin(?:-[a-z-]+)?|position|inset(?:-[a-z-]+)?|top|right|bottom|left|z-index)$`,
);

const FUNCTIONS = new Set(
  `var calc min max clamp rgb rgba hsl hsla oklch oklab lab lch color-mix light-dark linear-gradient
   radial-gradient conic-gradient repeating-linear-gradient repeat minmax fit-content translate
   translatex translatey scale scalex scaley rotate skew cubic-bezier steps blur brightness contrast
   drop-shadow grayscale saturate sepia opacity counter`.split(/\s+/),
);

/** What may be kept of a value: words, numbers, colours, functions and short texts. */
const VALUE = /^(?:[\w\s#%.,+\-*/()!]|"[^"\\<>{}]*"|'[^'\\<>{}]*'|[\u0E00-\u0E7F])+$/u;
const MAX_VALUE = 500;

/** `color:red;…` with what is on the lists alone. */
export function readDeclarations(body: string, shopId: number): string {
  return partsOf(body)
    .flatMap((part) => {
      const colon = part.indexOf(':');
      const name = part.slice(0, colon).trim().toLowerCase();
      const value = part.slice(colon + 1).trim();
      return colon > 0 && isOwnDeclaration(name, value, shopId) ? [`${name}:${value}`] : [];
    })
    .join(';');
}

function isOwnDeclaration(name: string, value: string, shopId: number): boolean {
  if (!PROPERTY.test(name) || value === '' || value.length > MAX_VALUE) return false;
  // Other boxes could stand over the header, the consent or a price.
  if (name === 'position' && !/^(static|relative)$/.test(value)) return false;
  if (name === 'z-index' && !/^-?\d$/.test(value)) return false;
  const plain = withoutPictures(value, shopId);
  return VALUE.test(plain) && functionsOf(plain).every((called) => FUNCTIONS.has(called));
}

/** The shop's own pictures are the only addresses that a value may have. */
function withoutPictures(value: string, shopId: number): string {
  return value.replaceAll(
    /url\(\s*(["']?)(\/media\/(\d+)\/[\w./-]+|\/presets\/[\w/-]+\.webp)\1\s*\)/g,
    (whole, _quote, path: string, shop: string | undefined) =>
      (shop === undefined || Number(shop) === shopId) && !path.includes('..') ? 'none' : whole,
  );
}

function functionsOf(value: string): readonly string[] {
  const bare = value.replaceAll(/"[^"]*"|'[^']*'/g, '');
  return Array.from(bare.matchAll(/([\w-]*)\(/g), ([, name = '']) => name.toLowerCase()).filter(
    // A bracket within calc() calls nothing.
    (name) => name !== '',
  );
}

/** Split at semicolons that stand in no text and no brackets. */
function partsOf(body: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let quote = '';
  let depth = 0;
  for (const char of body) {
    if (quote !== '') quote = char === quote || char === '\n' ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (char === ';' && quote === '' && depth <= 0) {
      parts.push(part);
      part = '';
    } else part += char;
  }
  return [...parts, part];
}
