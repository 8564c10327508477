import type { PropertyDeclaration } from 'lit';
import { readProperty } from './read-property.ts';

/**
 * Applies the rule of all public properties. An attribute is its property set to a text; a text is read
 * by the declared type; null, undefined and unreadable values restore the default, which is the value that
 * the constructor has set. Frameworks set `product` to the text "14" where the element expected an object,
 * so the documented tag was empty. Lit's `finalize` installs the rule, because overriding `createProperty`
 * warns. Properties also answer to lower-case names, which Svelte and Solid write. 0.4 kB in every bundle.
 */
export function applyRule(prototype: object, name: string, options: PropertyDeclaration): void {
  const { type } = options;
  // A boolean attribute needs no value.
  const converter = (text: string | null): unknown =>
    type === Boolean && text === '' ? true : text;
  Object.assign(options, { converter });
  const made = Object.getOwnPropertyDescriptor(prototype, name);
  const defaults = new Map<unknown, unknown>();
  const accessor: PropertyDescriptor = {
    ...made,
    set(this: object, value: unknown) {
      const element = this.constructor;
      if (!defaults.has(element)) defaults.set(element, value);
      const read = value == null ? undefined : readProperty(type, value);
      made?.set?.call(this, read === undefined ? defaults.get(element) : read);
    },
  };
  // Svelte and Solid write all names in lower case.
  Object.defineProperties(prototype, { [name]: accessor, [name.toLowerCase()]: accessor });
}
