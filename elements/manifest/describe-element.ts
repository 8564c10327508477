import type { PropertyDeclaration } from 'lit';
import type { ElementClass } from '../schema/registry.ts';
import type { SectionSchema } from '../schema/section-schema.ts';
import { classComment, methodComments, propertyComment, type Named } from './doc-comment.ts';
import { cssProperties, knownProperties } from './known-names.ts';

/** The documentation of an element for people who use it. */
export interface ElementDoc {
  readonly tag: string;
  readonly className: string;
  /** Path of its source in the package. */
  readonly module: string;
  readonly description: string;
  readonly properties: readonly PropertyDoc[];
  readonly methods: readonly Named[];
  readonly events: readonly Named[];
  readonly slots: readonly Named[];
  readonly parts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

export interface PropertyDoc extends Named {
  readonly type: string;
  /** Null if only scripts can set it. */
  readonly attribute: string | null;
}

/** Sources of the package by path: `parts/price/price.element.ts`. */
export type Sources = ReadonlyMap<string, string>;

interface LitClass extends ElementClass {
  readonly elementProperties: ReadonlyMap<string, PropertyDeclaration & { state?: boolean }>;
  readonly observedAttributes: readonly string[];
  readonly elementStyles: readonly { readonly cssText?: string }[];
}

/** Describes an element from its class at run time and its doc comments. */
export function describeElement(
  tag: string,
  element: ElementClass,
  sources: Sources,
  schema?: SectionSchema,
): ElementDoc {
  const lit = element as LitClass;
  // Reading it makes Lit finalize the class.
  const observed = new Set(lit.observedAttributes);
  const chain = chainOf(element, sources);
  const comments = chain.map(({ name, source }) => classComment(source, name));
  const properties = [...lit.elementProperties]
    .filter(([, options]) => !options.state)
    .map(([name, options]) => describeProperty(name, options, { chain, observed, schema }));
  const css = lit.elementStyles.map((style) => style.cssText ?? '').join('\n');
  return {
    tag,
    className: chain[0]?.name ?? element.name,
    module: chain[0]?.path ?? '',
    description: schema?.label.en
      ? [`${schema.label.en}.`, comments[0]?.description].filter(Boolean).join(' ')
      : (comments[0]?.description ?? ''),
    properties,
    methods: unique(chain.flatMap(({ source }) => methodComments(source))),
    events: unique(comments.flatMap((comment) => comment.events)),
    slots: unique(comments.flatMap((comment) => comment.slots)),
    parts: unique(comments.flatMap((comment) => comment.parts)),
    cssProperties: [...new Set(css.match(/--talad-[\w-]+/g))]
      .toSorted()
      .map((name) => ({ name, description: cssProperties[name] ?? '' })),
  };
}

interface Link {
  readonly name: string;
  readonly path: string;
  readonly source: string;
}

/** Returns the classes of an element that have their own source, itself first. */
function chainOf(element: ElementClass, sources: Sources): readonly Link[] {
  const links: Link[] = [];
  for (
    let at: unknown = element;
    typeof at === 'function' && at.name;
    at = Object.getPrototypeOf(at)
  ) {
    const { name } = at;
    const declared = new RegExp(`export (abstract )?class ${name} `);
    const found = [...sources].find(([, source]) => declared.test(source));
    if (found) links.push({ name, path: found[0], source: found[1] });
    // A mixin's class is described by the class declared next to it.
    else if (name === 'Embedded') {
      const path = 'embed/on-any-page.ts';
      links.push({ name: 'OnAnyPage', path, source: sources.get(path) ?? '' });
    }
  }
  return links;
}

function describeProperty(
  name: string,
  options: PropertyDeclaration,
  {
    chain,
    observed,
    schema,
  }: {
    readonly chain: readonly Link[];
    readonly observed: ReadonlySet<string>;
    readonly schema: SectionSchema | undefined;
  },
): PropertyDoc {
  const wanted = typeof options.attribute === 'string' ? options.attribute : name.toLowerCase();
  const attribute = options.attribute !== false && observed.has(wanted) ? wanted : null;
  const rule = schema?.rules[name];
  const field = schema?.runtime.fields[name];
  if (rule && field) {
    const sentences = [rule.label.en, rule.hint?.en].filter(Boolean).join('. ');
    const type =
      field.kind === 'choice'
        ? field.options.map((one) => `'${one}'`).join(' | ')
        : typeOf(field.kind);
    return { name, attribute, type, description: `${sentences}.` };
  }
  const found = chain
    .map(({ source }) => propertyComment(source, name))
    .filter((comment) => comment !== null);
  const described = found.find((comment) => comment.description);
  return {
    name,
    attribute,
    type: found[0]?.type ?? 'unknown',
    description: described?.description ?? knownProperties[name] ?? '',
  };
}

function typeOf(kind: string): string {
  if (kind === 'toggle') return 'boolean';
  if (kind === 'number') return 'number';
  if (kind === 'list') return 'readonly object[]';
  return kind === 'query' ? 'object' : 'string';
}

function unique(list: readonly Named[]): readonly Named[] {
  return [...new Map(list.toReversed().map((one) => [one.name, one])).values()].toReversed();
}
