import { placesOf, withPlace, type ContentPlace } from '@talad/elements/page/content-places';

/** A section's element: Lit renders its props. */
interface SectionHost extends HTMLElement {
  props: Readonly<Record<string, unknown>> | null;
  data: Readonly<Record<string, unknown>> | null;
  readonly updateComplete: Promise<unknown>;
}

export interface FoundText {
  readonly host: HTMLElement;
  readonly place: ContentPlace;
}

export interface FoundPlaces {
  readonly texts: readonly FoundText[];
  readonly pictures: ReadonlyMap<Element, ContentPlace>;
}

/** First of the characters that no font and no text has, one for each place. */
const FIRST_MARK = 0xe000;
const MARKS = /[\ue000-\uf8ff]/u;
const NOTHING: FoundPlaces = { texts: [], pictures: new Map() };

/**
 * Finds the elements that show a section's texts and pictures, without marks in the storefront's
 * HTML: renders the section once with a mark in each of them, and back. Both happen before the
 * browser paints (decision 485).
 */
export async function findPlaces(element: Element, section: string): Promise<FoundPlaces> {
  if (!isSection(element)) return NOTHING;
  const root = element.shadowRoot;
  const { props, data } = element;
  if (!root || !props) return NOTHING;
  const places = placesOf(section, props);
  const marked = places.map(
    (place, index) => [String.fromCodePoint(FIRST_MARK + index), place] as const,
  );
  const pictures: Record<string, unknown> = {};
  let probe = props;
  for (const [mark, { path, kind, value }] of marked) {
    if (kind === 'image') pictures[mark] = { ...pictureIn(data, value), focus: mark };
    probe = withPlace(probe, path, kind === 'image' ? mark : `${value}${mark}`);
  }
  element.props = probe;
  element.data = { ...data, pictures };
  await element.updateComplete;
  const byMark = new Map(marked);
  const found = { texts: textsIn(root, byMark), pictures: picturesIn(root, byMark) };
  element.props = props;
  element.data = data;
  await element.updateComplete;
  const rich = places.find(({ kind }) => kind === 'richtext');
  const prose = rich && root.querySelector<HTMLElement>('.prose');
  // The server sanitises rich text, so it is no prop of the section.
  if (!rich || !prose) return found;
  return {
    ...found,
    texts: [...found.texts.filter(({ place }) => place !== rich), { host: prose, place: rich }],
  };
}

function textsIn(
  root: ShadowRoot,
  places: ReadonlyMap<string, ContentPlace>,
): readonly FoundText[] {
  const found: FoundText[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const mark = MARKS.exec(node.nodeValue ?? '')?.[0] ?? '';
    const place = places.get(mark);
    const host = place && wholeOf(node, spaced(`${place.value}${mark}`));
    if (place && host) found.push({ host, place });
  }
  return found;
}

/** Returns the element with the whole text and nothing else; null where it is part of a sentence. */
function wholeOf(node: Node, text: string): HTMLElement | null {
  for (let one = node.parentElement; one; one = one.parentElement) {
    const shown = spaced(one.textContent ?? '');
    if (shown === text) return one;
    if (shown.length > text.length) return null;
  }
  return null;
}

function picturesIn(
  root: ShadowRoot,
  places: ReadonlyMap<string, ContentPlace>,
): ReadonlyMap<Element, ContentPlace> {
  const found = new Map<Element, ContentPlace>();
  for (const image of root.querySelectorAll('img[data-at]')) {
    const place = places.get(image.getAttribute('data-at') ?? '');
    if (place) found.set(image, place);
  }
  return found;
}

function pictureIn(data: SectionHost['data'], reference: string): object {
  const all: unknown = data?.['pictures'];
  const known: unknown =
    typeof all === 'object' && all !== null ? Reflect.get(all, reference) : null;
  if (typeof known === 'object' && known !== null) return known;
  return /^(https?:|\/(?!\/)|data:image\/)/i.test(reference)
    ? { src: reference, sources: [], alt: '', width: 800, height: 600 }
    : {};
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function isSection(element: Element): element is SectionHost {
  return 'props' in element && 'data' in element && 'updateComplete' in element;
}
