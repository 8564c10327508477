import type { Plugin } from 'vite';

const POLICY = `((k)=>{try{return globalThis[k]??=$1.createPolicy("talad",$2)}catch{}})(Symbol.for("talad.policy"))`;

/** File of Lit, what is replaced in it, by what. */
const LIT_CHANGES: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  // On somebody else's page there may be another copy of Lit, and a CSP that names the policies it
  // allows: ours has its own name, is made once for all copies, and its refusal is no exception.
  ['/lit-html/lit-html.js', /(\w+)\.createPolicy\("lit-html",(\{[^}]*\})\)/, POLICY],
  // What browsers without adopted style sheets would need: they lack popovers and light-dark() too.
  ['/reactive-element/css-tag.js', /\w+\.ShadowRoot&&.*?CSSStyleSheet\.prototype/, 'true'],
  // What it says of styles that are built wrongly: ours were checked when they were built.
  ['/reactive-element/css-tag.js', /Error\("Value passed to.*?"\)/, 'TypeError()'],
  ['/reactive-element/css-tag.js', /Error\("CSSResult is not.*?"\)/, 'TypeError()'],
  // Inner parts that hydration asks for; of them a directive (repeat) needs one.
  ['/lit-html/lit-html.js', /\{M:\w+,P:[^{}]*,(I:\w+),[^{}]*\}/, '{$1}'],
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
  // Templates of svg and of mathml, bindings to an element or in a comment: none of ours has them.
  ['/lit-html/lit-html.js', /2===\w+\?"<svg>":3===\w+\?"<math>":""/, '""'],
  ['/lit-html/lit-html.js', /\+\(2===\w+\?"<\/svg>":3===\w+\?"<\/math>":""\)/, ''],
  ['/lit-html/lit-html.js', /,2===\w+\|\|3===\w+\)\{.*?childNodes\)\}/, ',0);'],
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
  ['/lit-element/lit-element.js', /\w+\.litElementHydrateSupport\?\.\(\{LitElement:\w+\}\)/, '0'],
];

/** Lit as it goes to other people's pages. A new version of it that is written otherwise fails here. */
export const embeddedLit: Plugin = {
  name: 'talad:embedded-lit',
  apply: 'build',
  applyToEnvironment: ({ name }) => name.startsWith('embed'),
  transform(source, id) {
    const changes = LIT_CHANGES.filter(([file]) => id.endsWith(file));
    if (changes.length === 0) return undefined;
    let code = source;
    for (const [file, from, to] of changes) {
      if (!from.test(code)) this.error(`${file} has no ${from.source}`);
      code = code.replace(from, to);
    }
    return { code, map: null };
  },
};

/** Where nothing hydrates, templates need not be as the server writes them: indentation goes. */
export const smallTemplates: Plugin = {
  name: 'talad:small-templates',
  apply: 'build',
  applyToEnvironment: ({ name }) => name.startsWith('embed'),
  // After minifying, line ends are left in templates only.
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code
        .replaceAll(/\n\s*/g, ' ')
        // Before the end of a tag.
        .replaceAll(/(["}]|<\/[\w-]+) >/g, '$1>')
        .trim();
    }
  },
};
