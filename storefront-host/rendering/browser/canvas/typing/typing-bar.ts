import { canvasText } from '../canvas-text.ts';
import { control } from '../control.ts';
import { moveBar } from '../frame-scale.ts';
import { liveRange, rangeIn, selectRange } from './caret.ts';

export interface TypingBar {
  readonly element: HTMLElement;
  /** Shows the bar for a text; null hides it. */
  readonly show: (host: HTMLElement | null, isRich: boolean) => void;
  /** Shows how many letters are used, near the limit only. */
  readonly count: (used: number, limit: number) => void;
  readonly place: () => void;
  /** Called with the address that the owner chose; null if the dialog was cancelled. */
  readonly link: (href: string | null) => void;
  /** True while a dialog of the editor has the focus for this text. */
  readonly isAsking: () => boolean;
}

/** Share of the limit from which the number of letters is shown. */
const NEAR_LIMIT = 0.9;

/** The marks that rich text may have, in a small bar above it, and the limit of a text. */
export function createTypingBar(ask: (href: string) => void): TypingBar {
  const element = document.createElement('div');
  element.className = 'typing';
  element.hidden = true;
  const tools = document.createElement('div');
  tools.setAttribute('role', 'toolbar');
  tools.setAttribute('aria-label', canvasText('format'));
  const used = document.createElement('span');
  used.setAttribute('role', 'status');
  element.append(tools, used);
  let shown: HTMLElement | null = null;
  let asking: Range | null = null;

  const run = (command: string, value?: string): void => {
    shown?.focus({ preventScroll: true });
    // Browsers have no other API for this; the event that follows sends the text.
    document.execCommand(command, false, value);
  };
  tools.append(
    control('bold', canvasText('bold'), () => run('bold')),
    control('italic', canvasText('italic'), () => run('italic')),
    control('list', canvasText('list'), () => run('insertUnorderedList')),
    control('link', canvasText('link'), () => {
      const range = shown && rangeIn(shown);
      if (!range) return;
      const link = linkOf(range);
      if (link) range.selectNodeContents(link);
      asking = range;
      ask(link?.getAttribute('href') ?? '');
    }),
  );
  // A press must not take the focus, and with it the selection, from the text.
  element.addEventListener('mousedown', (event) => event.preventDefault());

  function place(): void {
    if (!shown) return;
    const { top, bottom, left } = shown.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    // Above the text, or below it where the screen ends.
    const y = top > own.height + 8 ? top - own.height - 8 : bottom + 8;
    const x = Math.max(4, Math.min(left, innerWidth - own.width - 4));
    moveBar(element, x, Math.max(4, Math.min(y, innerHeight - own.height - 4)));
  }

  return {
    element,
    show(host, isRich) {
      shown = host;
      asking = null;
      tools.hidden = !isRich;
      used.hidden = true;
      element.hidden = !isRich;
      place();
    },
    count(letters, limit) {
      used.hidden = letters < limit * NEAR_LIMIT;
      element.hidden = used.hidden && tools.hidden;
      used.textContent = used.hidden ? '' : `${letters}/${limit}`;
      place();
    },
    place,
    link(href) {
      const range = asking;
      asking = null;
      if (!range || !shown) return;
      shown.focus({ preventScroll: true });
      selectRange(range);
      if (href === null) return;
      if (href === '') run('unlink');
      else if (!range.collapsed) run('createLink', href);
      else {
        const link = document.createElement('a');
        link.setAttribute('href', href);
        link.textContent = href.replace(/^(mailto|tel):/, '');
        range.insertNode(link);
        shown.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    },
    isAsking: () => asking !== null,
  };
}

function linkOf(range: Range): Element | null {
  const { startContainer: start } = liveRange(range);
  const element = start instanceof Element ? start : start.parentElement;
  const link = element?.closest('a') ?? null;
  return link?.isContentEditable ? link : null;
}
