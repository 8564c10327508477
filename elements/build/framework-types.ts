/**
 * Types of the plain tags in each framework's own templates. A site imports them once: `import type
 * {} from '@talad/elements/types/vue'`. Each follows how its framework sets properties of custom
 * elements and listens to their events.
 */
export const frameworkTypes = {
  react: `import type { ClassAttributes, HTMLAttributes } from 'react';
import type { Element, Events, Names, TaladTag, Values } from './tags.js';

type Tag<T extends TaladTag> = ClassAttributes<Element<T>> &
  Omit<HTMLAttributes<Element<T>>, Names<T>> &
  Values<T> & {
    readonly [E in keyof Events<T> as \`on\${E & string}\`]?: ((event: Events<T>[E]) => void) | undefined;
  };

type Tags = { [T in TaladTag]: Tag<T> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
  preact: `import type { ClassAttributes, HTMLAttributes, PreactDOMAttributes } from 'preact';
import type { Element, Events, Names, TaladTag, Values } from './tags.js';

type Tag<T extends TaladTag> = ClassAttributes<Element<T>> &
  PreactDOMAttributes &
  Omit<HTMLAttributes<Element<T>>, Names<T>> &
  Values<T> & {
    readonly [E in keyof Events<T> as \`on\${E & string}\`]?: ((event: Events<T>[E]) => void) | undefined;
  };

type Tags = { [T in TaladTag]: Tag<T> };

declare global {
  namespace preact.JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
  solid: `import type { JSX } from 'solid-js';
import type { Element, Events, Names, TaladTag, Values } from './tags.js';

type Tag<T extends TaladTag> = Omit<JSX.HTMLAttributes<Element<T>>, Names<T>> &
  Values<T> & {
    readonly [E in keyof Events<T> as \`on:\${E & string}\`]?: ((event: Events<T>[E]) => void) | undefined;
  };

type Tags = { [T in TaladTag]: Tag<T> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
  svelte: `import type { HTMLAttributes } from 'svelte/elements';
import type { Element, Events, Names, TaladTag, Values } from './tags.js';

type Tag<T extends TaladTag> = Omit<HTMLAttributes<Element<T>>, Names<T>> &
  Values<T> & {
    readonly [E in keyof Events<T> as \`on\${E & string}\`]?: ((event: Events<T>[E]) => void) | undefined;
  };

type Tags = { [T in TaladTag]: Tag<T> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
`,
  vue: `import type { HTMLAttributes, PublicProps } from 'vue';
import type { Element, Events, Names, TaladTag, Values } from './tags.js';

type Listeners<T extends TaladTag> = {
  readonly [E in keyof Events<T> as \`on\${Capitalize<E & string>}\`]?: ((event: Events<T>[E]) => void) | undefined;
};

/** For \`<talad-cart @talad-cart-add="...">\` too, which Vue's tools read as \`onTaladCartAdd\`. */
type Camelized<T> = {
  readonly [K in keyof T as Camel<K & string>]: T[K];
};
type Camel<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\`
  ? \`\${Head}\${Camel<Capitalize<Tail>>}\`
  : Name;

type Tag<T extends TaladTag> = new () => Element<T> & {
  readonly $props: PublicProps &
    Omit<HTMLAttributes, Names<T>> &
    Values<T> &
    Listeners<T> &
    Camelized<Listeners<T>>;
};

type Tags = { [T in TaladTag]: Tag<T> };

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
`,
} as const;

/**
 * Declare the frameworks as peers of the published package: strict package managers find the types
 * only then.
 */
export const frameworkPeers = {
  preact: '>=10.19',
  'solid-js': '>=1.8',
  svelte: '>=5',
  vue: '>=3.5',
} as const;
