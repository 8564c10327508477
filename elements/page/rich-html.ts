import { safeHref } from '../schema/safe-href.ts';

/** Tags that the rich-text field can produce; all others are replaced by their content. */
const ALLOWED = new Set([
  'P',
  'BR',
  'B',
  'STRONG',
  'I',
  'EM',
  'U',
  'UL',
  'OL',
  'LI',
  'A',
  'H2',
  'H3',
]);
const DROPPED = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'OBJECT', 'TEMPLATE', 'SVG', 'MATH']);

/**
 * Returns the nodes of saved text that are safe in the back office: known tags and links, without
 * other attributes.
 */
export function richNodes(saved: string, parse = parseHtml): DocumentFragment {
  const parsed = parse(asHtml(saved));
  const fragment = document.createDocumentFragment();
  fragment.append(...[...parsed.body.childNodes].flatMap(cleaned));
  return fragment;
}

/** Returns the sanitized HTML of an editable element. */
export function savedHtml(element: HTMLElement): string {
  const holder = document.createElement('div');
  holder.append(...[...element.childNodes].flatMap(cleaned));
  return holder.textContent?.trim() === '' ? '' : holder.innerHTML;
}

/** Parses plain text of an earlier version: an empty line begins a paragraph. */
function asHtml(saved: string): string {
  if (/<[a-z]/i.test(saved)) return saved;
  const holder = document.createElement('div');
  for (const part of saved.split(/\n{2,}/)) {
    const paragraph = document.createElement('p');
    paragraph.textContent = part;
    holder.append(paragraph);
  }
  return holder.innerHTML.replaceAll('\n', '<br>');
}

function cleaned(node: Node): readonly Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof Element) || DROPPED.has(node.tagName.toUpperCase())) return [];
  const children = [...node.childNodes].flatMap(cleaned);
  const tag = node.tagName === 'DIV' ? 'P' : node.tagName;
  if (!ALLOWED.has(tag)) return children;
  const copy = document.createElement(tag);
  copy.append(...children);
  if (copy instanceof HTMLAnchorElement) {
    const href = node.getAttribute('href') ?? '';
    // Replace an unsafe link by its text.
    if (safeHref(href) === '#' && href.trim() !== '#') return children;
    copy.setAttribute('href', href.trim());
  }
  return [copy];
}

function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
