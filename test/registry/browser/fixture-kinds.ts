import { serverMarkup } from 'talad:server-markup';
import { defineAll } from '../../../elements/schema/define.ts';
import { loadAllTexts } from '../../../elements/locales/load-area.ts';
import type { Lang } from '../../../elements/locales/text.ts';
import { parts } from '../../../elements/parts/index.ts';
import { sections, sectionTags } from '../../../elements/sections/index.ts';
import { partFixtures } from '../fixtures.ts';
import { sectionFixtures } from '../section-fixtures.ts';

/** An element in one of its states. */
export interface Case {
  readonly key: string;
  readonly tag: string;
  readonly name: string;
  readonly attributes: (locale: Lang) => Readonly<Record<string, string | true>>;
  readonly content?: string;
  /** Properties that a page sets and that the server's markup does not contain. */
  readonly properties?: Readonly<Record<string, unknown>>;
}

export const cases: readonly Case[] = [
  ...partFixtures.map((fixture, index) => ({ ...fixture, key: `part:${index}` })),
  ...Object.entries(sectionFixtures).map(([name, { props, data }]) => ({
    key: `section:${name}`,
    tag: Object.entries(sections).find(([known]) => known === name)?.[1].runtime.tag ?? name,
    name,
    attributes: (): Readonly<Record<string, string>> => ({
      ...(typeof props['className'] === 'string' ? { class: props['className'] } : {}),
      base: '',
      props: JSON.stringify(props),
      ...(data ? { data: JSON.stringify(data) } : {}),
    }),
    properties: { props, data: data ?? null },
  })),
];

export const locales: readonly Lang[] = ['th', 'en'];

export type Kind = 'client' | 'hydrated';
export const kinds: readonly Kind[] = ['client', 'hydrated'];

export async function defineEverything(): Promise<void> {
  await Promise.all([loadAllTexts('th'), loadAllTexts('en')]);
  await defineAll({ ...parts, ...sectionTags });
}

const stages: HTMLElement[] = [];

/** Removes all mounted elements from the page. */
export function clearStage(): void {
  for (const stage of stages.splice(0)) stage.remove();
}

/** Adds an element to the page, rendered by the browser alone or by the server first. */
export function mount(one: Case, locale: Lang, kind: Kind): MountedElement {
  const stage = document.createElement('main');
  stages.push(stage);
  document.body.append(stage);
  if (kind === 'hydrated') {
    stage.setHTMLUnsafe(markupOf(one, locale));
    const server = stage.querySelector(one.tag);
    if (server && !server.hasAttribute('props')) Object.assign(server, one.properties);
    reviveWithin(stage);
  } else {
    stage.append(build(one, locale));
  }
  const element = stage.querySelector(one.tag);
  if (!isMounted(element)) throw new Error(`${one.tag} is not an element of ours`);
  return element;
}

/** Hydrates everything within, as an island loader does. */
export function reviveWithin(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    element.removeAttribute('defer-hydration');
    if (element.shadowRoot) reviveWithin(element.shadowRoot);
  }
}

export function markupOf(one: Case, locale: Lang): string {
  const markup = serverMarkup[`${one.key}:${locale}`];
  if (markup === undefined) throw new Error(`the server has not rendered ${one.key}`);
  return markup;
}

function build(one: Case, locale: Lang): Element {
  const element = document.createElement(one.tag);
  const attributes: Readonly<Record<string, string | true>> = one.attributes(locale);
  for (const [name, value] of [['locale', locale], ...Object.entries(attributes)] as const) {
    element.setAttribute(name, value === true ? '' : value);
  }
  if (one.content) element.innerHTML = one.content;
  return element;
}

export interface MountedElement extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  readonly updateComplete: Promise<boolean>;
}

function isMounted(element: Element | null): element is MountedElement {
  return element?.shadowRoot !== null && element !== null && 'updateComplete' in element;
}

/** Waits until an element and its inner elements have nothing left to update. */
export async function settled(element: Element): Promise<void> {
  // Tries six rounds, and as long as a request is open; some fixtures wait forever.
  for (let round = 0; round < 6 || (isBusy(element) && round < 200); round += 1) {
    if ('updateComplete' in element) await element.updateComplete;
    for (const inner of element.shadowRoot?.querySelectorAll('*') ?? []) {
      if (inner.shadowRoot && 'updateComplete' in inner) await inner.updateComplete;
    }
    await new Promise((done) => {
      setTimeout(done, 0);
    });
  }
}

function isBusy({ shadowRoot }: Element): boolean {
  if (shadowRoot?.querySelector('[aria-busy=true]')) return true;
  return [...(shadowRoot?.querySelectorAll('*') ?? [])].some(isBusy);
}

/**
 * Returns the visible content: tags, attributes and text, without styles and without Lit's markers.
 */
export function drawn(root: ParentNode & Node): string {
  const text = [...root.childNodes]
    .map(draw)
    .join('')
    .replaceAll(/[ \t\n]+/g, ' ');
  // Line breaks of a template differ between browser and server and have no effect.
  return text.replaceAll(/ ?(<[^>]*>) ?/g, '\n$1');
}

function draw(node: Node): string {
  if (node instanceof Element) {
    const name = node.localName;
    if (name === 'style' || name === 'template') return '';
    const field = node instanceof HTMLInputElement ? [` now=${node.value}|${node.checked}`] : [];
    const attributes = [...node.attributes]
      // A field's text is a property in the browser and an attribute in the server's markup.
      .filter(({ name: of }) => of !== 'defer-hydration' && !(field.length > 0 && of === 'value'))
      .map((attribute) => ` ${attribute.name}=${JSON.stringify(attribute.value)}`)
      .concat(field)
      .toSorted()
      .join('');
    const shadow = node.shadowRoot ? `#(${drawn(node.shadowRoot)})` : '';
    return `<${name}${attributes}>${shadow}${drawn(node)}</${name}>`;
  }
  if (node.nodeType !== Node.TEXT_NODE) return '';
  return node.textContent ?? '';
}
