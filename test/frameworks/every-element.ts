import type { PropertyDeclaration } from 'lit';
import { publicElements } from '../../elements/embed/public-elements.ts';
import { en } from '../../elements/locales/en.ts';
import { addTexts } from '../../elements/locales/text.ts';
import { define } from '../../elements/schema/define.ts';

export interface PublicProperty {
  readonly tag: string;
  readonly name: string;
  readonly attribute: string;
  readonly type: 'String' | 'Number' | 'Boolean' | 'Object' | 'Array' | 'reference' | 'choice';
  readonly options: readonly string[];
}

interface LitClass extends CustomElementConstructor {
  readonly observedAttributes: readonly string[];
  readonly elementProperties: ReadonlyMap<string, PropertyDeclaration & { state?: boolean }>;
}

/** Defines all elements. */
export async function defineEveryElement(): Promise<void> {
  addTexts('en', en);
  for (const [tag, { load }] of Object.entries(publicElements)) define(tag, await load());
}

/** Lists public properties, as the classes declare them. */
export async function everyProperty(): Promise<readonly PublicProperty[]> {
  const lists = Object.entries(publicElements).map(async ([tag, { load }]) => {
    const element = (await load()) as LitClass;
    const observed = new Set(element.observedAttributes);
    return [...element.elementProperties].flatMap(([name, { state, attribute, type }]) => {
      const written = typeof attribute === 'string' ? attribute : name.toLowerCase();
      if (state) return [];
      const read = type as { name: string; options?: readonly string[] };
      const options = read.options ?? [];
      const kind = (options.length ? 'choice' : read.name) as PublicProperty['type'];
      return [{ tag, name, attribute: observed.has(written) ? written : '', type: kind, options }];
    });
  });
  return (await Promise.all(lists)).flat();
}

/** Defines an element that dispatches one event for each style of event name. */
export const EVENTS = ['lowercaseevent', 'kebab-event', 'camelEvent', 'PascalEvent', 'CAPSEVENT'];

customElements.define(
  'tells-events',
  class extends HTMLElement {
    tell(): void {
      for (const type of EVENTS) this.dispatchEvent(new Event(type, { bubbles: true }));
    }
  },
);
