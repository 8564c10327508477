import { richNodes } from '@talad/elements/page/rich-html';
import { parseHtml } from './parse-html.ts';

interface EditableOptions {
  readonly text: string;
  readonly isRich: boolean;
  readonly isLong: boolean;
  readonly label: string;
}

/** An element whose content the owner types, and Lit's own nodes, kept until it ends. */
export interface Editable {
  readonly show: (text: string) => void;
  /** Returns Lit's nodes to the element, if it is still in the page. */
  readonly restore: () => void;
}

/**
 * Turns an element into a text field. Its nodes belong to Lit, which finds its places by them: they
 * wait in a fragment, in which Lit can also render (decision 485).
 */
export function makeEditable(
  host: HTMLElement,
  { text, isRich, isLong, label }: EditableOptions,
): Editable {
  const kept = document.createDocumentFragment();
  kept.append(...host.childNodes);
  const show = (words: string): void => {
    if (isRich) host.replaceChildren(richNodes(words, parseHtml));
    else host.textContent = words;
  };
  show(text);
  const attributes: Readonly<Record<string, string>> = {
    contenteditable: isRich ? 'true' : 'plaintext-only',
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': String(isLong || isRich),
    spellcheck: 'false',
    'data-typing': isRich ? 'rich' : 'plain',
  };
  const before = Object.keys(attributes).map((name) => [name, host.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  const uncover = uncovered(host);
  const root = host.getRootNode();
  if (root instanceof ShadowRoot) root.adoptedStyleSheets.push(typingSheet());
  return {
    show,
    restore() {
      for (const [name, value] of before) {
        if (value === null) host.removeAttribute(name);
        else host.setAttribute(name, value);
      }
      uncover();
      if (root instanceof ShadowRoot) {
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
      }
      host.replaceChildren(kept);
    },
  };
}

let sheet: CSSStyleSheet | undefined;

/** The frame's policy refuses style attributes. */
function typingSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    // A section may cut long texts, and a browser drops spaces at the end of a line.
    sheet.replaceSync(`
[data-typing] {
  outline: 2px solid #0f6b5c !important; outline-offset: 3px; border-radius: 2px; cursor: text;
  user-select: text; -webkit-user-select: text; -webkit-line-clamp: unset !important;
  max-block-size: none !important;
}
[data-typing=plain] { white-space: pre-wrap !important; }`);
  }
  return sheet;
}

/** Lets the pointer reach a text below a link that covers a whole picture or card. */
function uncovered(host: HTMLElement): () => void {
  const root = host.getRootNode();
  const { left, top, width, height } = host.getBoundingClientRect();
  const above: HTMLElement[] = [];
  if (root instanceof ShadowRoot) {
    for (const one of root.elementsFromPoint(left + width / 2, top + height / 2)) {
      if (one === host || one.contains(host)) break;
      if (one instanceof HTMLElement && !host.contains(one)) above.push(one);
    }
  }
  for (const one of above) one.style.pointerEvents = 'none';
  return () => {
    for (const one of above) one.style.removeProperty('pointer-events');
  };
}
