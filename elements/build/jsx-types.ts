import { javascript } from '../manifest/custom-elements-json.ts';
import type { ElementDoc, Sources } from '../manifest/describe-element.ts';

/**
 * Types of the plain tags in React's JSX. React 19 sets properties of custom elements and listens
 * with `on` before an event's name: `ontalad-cart-add`.
 */
export function jsxTypes(elements: readonly ElementDoc[], sources: Sources): string {
  const imports = elements.map(
    ({ className, module }) => `import type { ${className} } from './${javascript(module)}';`,
  );
  const types = new Map(elements.flatMap((element) => [...eventModules(element, sources)]));
  for (const [type, path] of types) imports.push(`import type { ${type} } from './${path}';`);
  return `import type { ClassAttributes, HTMLAttributes } from 'react';
${imports.join('\n')}

type Names<E extends HTMLElement, Name extends string> = Extract<Name, keyof E>;

/** Properties by name, and attributes as HTML writes them. */
type Tag<E extends HTMLElement, Name extends string, Attribute extends string, Events> =
  ClassAttributes<E> &
  Omit<HTMLAttributes<E>, Name> &
  { readonly [K in Names<E, Name>]?: E[K] | null | undefined } &
  { readonly [A in Exclude<Attribute, Name>]?: string | number | boolean | undefined } &
  Events;

export interface TaladElements {
${elements.map(entry).join('\n')}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends TaladElements {}
  }
}
`;
}

/**
 * Returns an element's event classes by name, with their modules, without the browser's own events.
 */
export function eventModules(
  { events }: ElementDoc,
  sources: Sources,
): ReadonlyMap<string, string> {
  const found = events.flatMap(({ type }) => {
    const path = type && [...sources].find(([, source]) => source.includes(`class ${type} `))?.[0];
    return type && path ? [[type, javascript(path)] as const] : [];
  });
  return new Map(found);
}

function entry({ tag, className, properties, events }: ElementDoc): string {
  const names = properties.map(({ name }) => name);
  const attributes = properties.flatMap(({ attribute }) => attribute ?? []);
  const listeners = events.map(
    ({ name, type }) => `readonly 'on${name}'?: ((event: ${type ?? 'Event'}) => void) | undefined;`,
  );
  const own = [className, union(names), union(attributes), `{ ${listeners.join(' ')} }`];
  return `  '${tag}': Tag<${own.join(', ')}>;`;
}

function union(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ') || 'never';
}
