import { javascript } from '../manifest/custom-elements-json.ts';
import type { ElementDoc, Sources } from '../manifest/describe-element.ts';

/**
 * Returns `tags.d.ts`: every element's class, properties, attributes and events by tag. The types of
 * each framework are derived from it (framework-types.ts).
 */
export function tagTypes(elements: readonly ElementDoc[], sources: Sources): string {
  const imports = elements.map(
    ({ className, module }) => `import type { ${className} } from '../${javascript(module)}';`,
  );
  const types = new Map(elements.flatMap((element) => [...eventModules(element, sources)]));
  for (const [type, path] of types) imports.push(`import type { ${type} } from '../${path}';`);
  return `${imports.join('\n')}

export interface TaladTags {
${elements.map(entry).join('\n')}
}

export type TaladTag = keyof TaladTags;
export type Element<T extends TaladTag> = TaladTags[T]['element'];
export type Events<T extends TaladTag> = TaladTags[T]['events'];

/** Names of the element's own properties; they replace what HTML calls the same. */
export type Names<T extends TaladTag> = Extract<TaladTags[T]['properties'], keyof Element<T>>;

/** Properties by name, and attributes as HTML writes them. */
export type Values<T extends TaladTag> = {
  readonly [K in Names<T>]?: Element<T>[K] | null | undefined;
} & {
  readonly [A in Exclude<TaladTags[T]['attributes'], TaladTags[T]['properties']>]?:
    string | number | boolean | undefined;
};
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
  const types = events.map(({ name, type }) => `readonly '${name}': ${type ?? 'Event'};`);
  return `  '${tag}': {
    readonly element: ${className};
    readonly properties: ${union(names)};
    readonly attributes: ${union(attributes)};
    readonly events: { ${types.join(' ')} };
  };`;
}

function union(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ') || 'never';
}
