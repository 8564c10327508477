import type { Plugin } from 'vite';

const POLICY = `((k)=>{try{return globalThis[k]??=$1.createPolicy("talad",$2)}catch{}})(Symbol.for("talad.policy"))`;

/** File of Lit, what is replaced in it, by what. */
type Change = readonly [file: string, from: RegExp, to: string];

/** What none of our elements needs, wherever they run. */
const CHANGES: readonly Change[] = [
  // What browsers without adopted style sheets would need: they lack popovers and light-dark() too.
  ['/reactive-element/css-tag.js', /\w+\.ShadowRoot&&.*?CSSStyleSheet\.prototype/, 'true'],
  // What it says of styles that are built wrongly: ours were checked when they were built.
  ['/reactive-element/css-tag.js', /Error\("Value passed to.*?"\)/, 'TypeError()'],
  ['/reactive-element/css-tag.js', /Error\("CSSResult is not.*?"\)/, 'TypeError()'],
  // For decorators only.
  ['/reactive-element/reactive-element.js', /static addInitializer\(.*?push\(\w+\)\}/, ''],
  ['/reactive-element/reactive-element.js', /,this\.constructor\.l\?\.forEach\(.*?\(this\)\)/, ''],
  ['/reactive-element/reactive-element.js', /,void 0!==\w+\.l&&\(this\.l=.*?\]\)/, ''],
  [
    '/reactive-element/reactive-element.js',
    /const \w+=this\[Symbol\.metadata\];if\(null!==\w+\)\{.*?\}(?=this\._\$Eh=)/,
    '',
  ],
  [
    '/reactive-element/reactive-element.js',
    /Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/,
    ';',
  ],
  // Attributes that follow their properties: no element of ours has one (see below).
  ['/reactive-element/reactive-element.js', /_\$ET\(\w+,\w+\)\{.*?this\._\$Em=null\}\}/, ''],
  ['/reactive-element/reactive-element.js', /this\._\$Eq&&=.*?\]\)\),/, ''],
  ['/reactive-element/reactive-element.js', /,!0===\w+&&this\._\$Em!==.*?\.add\(\w+\)/, ''],
  ['/reactive-element/reactive-element.js', /toAttribute\(.*?\},(?=fromAttribute)/, ''],
  [
    '/reactive-element/reactive-element.js',
    /\|\|\w+\.useDefault&&\w+\.reflect&&.*?_\$Eu\(\w+,\w+\)\)/,
    '',
  ],
  // Bindings to an element or in a comment: no template of ours has them.
  ['/lit-html/lit-html.js', /\w+\.startsWith\(\w+\)&&\(\w+\.push\(\{type:6,.*?\)\)/, '0'],
  ['/lit-html/lit-html.js', /:6===\w+\.type&&\(\w+=new \w+\(\w+,this,\w+\)\)/, ':0'],
  ['/lit-html/lit-html.js', /else\{let \w+=-1;for\(;-1!==.*?length-1\}/, ''],
  ['/lit-html/lit-html.js', /\w+\.litHtmlPolyfillSupport/, 'void 0'],
  ['/reactive-element/reactive-element.js', /\w+\.reactiveElementPolyfillSupport/, 'void 0'],
  ['/lit-element/lit-element.js', /\w+\.litElementPolyfillSupport/, 'void 0'],
  // Lists of versions that nobody reads: the elements compare their own.
  ['/lit-html/lit-html.js', /\(\w+\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, '0'],
  [
    '/reactive-element/reactive-element.js',
    /\(\w+\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/,
    '0',
  ],
  ['/lit-element/lit-element.js', /\(\w+\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, '0'],
];

/** On other people's pages, where nothing hydrates. */
const EMBED_CHANGES: readonly Change[] = [
  // On somebody else's page there may be another copy of Lit, and a CSP that names the policies it
  // allows: ours has its own name, is made once for all copies, and its refusal is no exception.
  ['/lit-html/lit-html.js', /(\w+)\.createPolicy\("lit-html",(\{[^}]*\})\)/, POLICY],
  // Inner parts that hydration asks for; of them a directive (repeat) needs one.
  ['/lit-html/lit-html.js', /\{M:\w+,P:[^{}]*,(I:\w+),[^{}]*\}/, '{$1}'],
  // Templates of svg and of mathml: none of an embed is one.
  ['/lit-html/lit-html.js', /2===\w+\?"<svg>":3===\w+\?"<math>":""/, '""'],
  ['/lit-html/lit-html.js', /\+\(2===\w+\?"<\/svg>":3===\w+\?"<\/math>":""\)/, ''],
  ['/lit-html/lit-html.js', /,2===\w+\|\|3===\w+\)\{.*?childNodes\)\}/, ',0);'],
  ['/lit-element/lit-element.js', /\w+\.litElementHydrateSupport\?\.\(\{LitElement:\w+\}\)/, '0'],
];

/** In a shop: hydration needs few of the inner parts that Lit's own server does. */
const SHOP_CHANGES: readonly Change[] = [
  ['/lit-html/private-ssr-support.js', /boundAttributeSuffix:.*?(?=resolveDirective:)/, ''],
  ['/lit-html/private-ssr-support.js', /AttributePart:.*?(?=ElementPart:)/, ''],
  // Its errors say that page and element part; the long of it is for those who write elements.
  ['/ssr-client/lib/hydrate-lit-html.js', / Primitive found where.*?and client\./, ''],
  [
    '/ssr-client/lib/hydrate-lit-html.js',
    /There must be only one root part.*?\(\$\{\w+\}\)/,
    'two roots',
  ],
];

/** Lit as shoppers' browsers get it. A new version of it that is written otherwise fails here. */
export const smallLit: Plugin = {
  name: 'talad:small-lit',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'storefront' || name.startsWith('embed'),
  transform(source, id) {
    if (/\breflect: true/.test(source) && id.includes('/elements/')) {
      this.error(`${id} has an attribute that follows its property, which is left out of Lit`);
    }
    const isShop = this.environment.name === 'storefront';
    const code = withoutUnused(source, id, isShop ? SHOP_CHANGES : EMBED_CHANGES);
    return code === source ? undefined : { code, map: null };
  },
};

/** A file of Lit as a shop's pages get it. */
export function shopLit(source: string, id: string): string {
  return withoutUnused(source, id, SHOP_CHANGES);
}

function withoutUnused(source: string, id: string, own: readonly Change[]): string {
  let code = source;
  for (const [file, from, to] of [...CHANGES, ...own]) {
    if (!id.endsWith(file)) continue;
    if (!from.test(code)) throw new Error(`${file} has no ${from.source}`);
    code = code.replace(from, to);
  }
  return code;
}
