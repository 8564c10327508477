import type { PropertyDeclaration, PropertyDeclarations, PropertyValues } from 'lit';
import type { PropsOf, RuntimeField, RuntimeFields, SavedProps, SectionRuntime } from './fields.ts';
import { choice } from './read-property.ts';
import { TaladElement } from './talad-element.ts';

/** A damaged or hostile list is cut before it is rendered; the schemas' own limits are lower. */
const MAX_RENDERED = 60;

/** Base class of sections: saved props in one attribute, and data from the page's loader. */
export class SectionElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    props: { type: Object },
    data: { type: Object },
    base: { type: String },
  };
  /** Saved props under the spec's names; each field is also a property. */
  declare props: SavedProps | null;
  /** Data that the server looked up for this section (products, pictures), never saved. */
  declare data: Readonly<Record<string, unknown>> | null;
  /** Prefix of the site's paths. */
  declare base: string;

  /** Returns a path of the site, or any other link unchanged. */
  protected link(href: string): string {
    return href.startsWith('/') && !href.startsWith('//') ? `${this.base}${href}` : href;
  }
}

type SectionClass<T extends RuntimeFields> = (new () => SectionElement & PropsOf<T>) &
  Omit<typeof SectionElement, 'prototype'>;

/** Returns a section's element class for its run-time definition: typed properties, defaults. */
export function sectionElement<const N extends string, const T extends RuntimeFields>(
  section: SectionRuntime<N, T>,
): SectionClass<T> {
  const declared = Object.entries(section.fields).map(
    ([name, field]) => [name, declare(name, field)] as const,
  );

  class Section extends SectionElement {
    static override properties: PropertyDeclarations = Object.fromEntries(declared);

    constructor() {
      super();
      this.props = null;
      this.data = null;
      this.base = '';
      Object.assign(this, defaults(section.fields));
    }

    protected override willUpdate(changed: PropertyValues<this>): void {
      if (changed.has('props') && this.props) Object.assign(this, readProps(section, this.props));
    }
  }
  // Lit makes the fields' accessors at run time; here they only get types.
  return Section as unknown as SectionClass<T>;
}

/** Returns saved props as properties; a wrong type falls back to the default. */
export function readProps<T extends RuntimeFields>(
  section: SectionRuntime<string, T>,
  saved: SavedProps,
): Readonly<Record<string, unknown>> {
  const named = Object.entries(saved).map(([name, value]) => [section.saved[name] ?? name, value]);
  const given: Readonly<Record<string, unknown>> = Object.fromEntries(named);
  return readFields(section.fields, given);
}

function readFields(
  fields: RuntimeFields,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readField(field, given[name])]),
  );
}

function readField(field: RuntimeField, value: unknown): unknown {
  switch (field.kind) {
    case 'toggle':
      return value === true || value === 1 || (value !== false && value !== 0 && field.default);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : field.default;
    case 'choice':
      return field.options.find((option) => option === value) ?? field.default;
    case 'query':
      return isRecord(value) ? value : field.default;
    case 'list':
      return Array.isArray(value)
        ? value
            .slice(0, MAX_RENDERED)
            .filter(isRecord)
            .map((item) => readFields(field.of, item))
        : field.default;
    case 'text':
    case 'richtext':
    case 'link':
    case 'image':
    case 'color':
      return typeof value === 'string' ? value : field.default;
  }
}

function defaults(fields: RuntimeFields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
}

function declare(name: string, field: RuntimeField): PropertyDeclaration {
  const attribute = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  switch (field.kind) {
    case 'toggle':
      return { type: Boolean, attribute };
    case 'number':
      return { type: Number, attribute };
    case 'query':
      return { type: Object, attribute };
    case 'list':
      return { type: Array, attribute };
    case 'choice':
      return { type: choice(field.options), attribute };
    case 'text':
    case 'richtext':
    case 'link':
    case 'image':
    case 'color':
      return { type: String, attribute };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
