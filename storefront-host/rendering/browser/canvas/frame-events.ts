import type { CanvasCommand, ToEditor } from '@talad/elements/page/canvas-protocol';
import type { EditorDocument } from '@talad/elements/page/operations';
import { hasPasteEvent, isTyping, shortcutOf, type Shortcut } from '@talad/elements/page/shortcuts';
import { blockAt } from './block-places.ts';
import type { Overlay } from './overlay.ts';
import { spotAt } from './spot-at.ts';
import type { Spots } from './spots.ts';
import type { Point } from './typing/caret.ts';
import type { Typing } from './typing/typing.ts';

interface FrameWiring {
  readonly send: (message: ToEditor) => void;
  readonly overlay: Overlay;
  readonly typing: Typing;
  readonly spots: Spots;
  readonly doc: () => EditorDocument | null;
}

const COMMANDS: Readonly<Partial<Record<Shortcut, CanvasCommand>>> = {
  undo: 'undo',
  redo: 'redo',
  up: 'up',
  down: 'down',
  remove: 'delete',
  duplicate: 'duplicate',
  copy: 'copy',
  cut: 'cut',
  paste: 'paste',
  all: 'all',
  extendUp: 'extendUp',
  extendDown: 'extendDown',
};

/** Returns whether a link stays on this page: an anchor, a telephone number or a mail address. */
function staysHere({ href, protocol }: HTMLAnchorElement): boolean {
  const [page] = location.href.split('#');
  return href.startsWith(`${page}#`) || !/^https?:$/.test(protocol);
}

/**
 * Returns whether the click is on a cart button. The preview must not change the owner's own cart.
 */
function isBuying(event: Event): boolean {
  return event
    .composedPath()
    .some((target) => target instanceof HTMLButtonElement && target.part.contains('add'));
}

/** Clicks select instead of shopping, links are not followed, and keys belong to the editor. */
export function watchFrame({ send, overlay, typing, spots, doc }: FrameWiring): void {
  const isOurs = (event: Event): boolean => event.composedPath().includes(overlay.host);

  addEventListener(
    'click',
    (event) => {
      if (isOurs(event)) return;
      const link = event
        .composedPath()
        .find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);
      if (overlay.mode() === 'preview') {
        if (isBuying(event)) {
          event.preventDefault();
          event.stopImmediatePropagation();
          send({ type: 'cart' });
        } else if (link && !staysHere(link)) {
          event.preventDefault();
          send({ type: 'navigate', url: link.href });
        }
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (typing.isIn(event)) return;
      const id = blockAt(event);
      if (id !== null && (event.shiftKey || event.ctrlKey || event.metaKey)) {
        const how = event.shiftKey ? 'range' : 'toggle';
        send({ type: 'select', id, how });
        return;
      }
      const isSelected = id !== null && overlay.isOnly(id);
      void press(event, id, isSelected);
      if (isSelected) return;
      overlay.select(id);
      send({ type: 'select', id });
    },
    { capture: true },
  );

  /** The first press selects a section, the next ones reach its texts; pictures offer themselves at once. */
  async function press(event: MouseEvent, id: string | null, isSelected: boolean): Promise<void> {
    const at = { x: event.clientX, y: event.clientY };
    const path = event.composedPath();
    const current = doc();
    spots.offer(null);
    typing.end();
    if (id === null || !current) return;
    if (isSelected && (await typing.begin(id, at))) return;
    const found = await spotAt(current, id, { path, at });
    if (found) spots.offer(found.spot, found.on);
  }

  addEventListener(
    'dblclick',
    (event) => {
      if (isOurs(event) || overlay.mode() === 'preview') return;
      event.preventDefault();
      const at = { x: event.clientX, y: event.clientY };
      if (typing.selectWord(at)) return;
      void open(blockAt(event), event.composedPath(), at);
    },
    { capture: true },
  );

  /** Opens the library for a picture, the picker for products, and the form for anything else. */
  async function open(id: string | null, path: readonly EventTarget[], at: Point): Promise<void> {
    const current = doc();
    if (id === null || !current) return;
    const found = await spotAt(current, id, { path, at });
    send({ type: 'open', id, field: found?.spot.field ?? '' });
  }

  // A form in the frame would lead away from the page that is edited.
  for (const type of ['submit', 'dragstart', 'auxclick'] as const) {
    addEventListener(type, (event) => event.preventDefault(), { capture: true });
  }

  addEventListener('paste', (event) => {
    if (overlay.mode() === 'preview' || isTyping(event.composedPath()[0] ?? null)) return;
    event.preventDefault();
    send({ type: 'paste', text: event.clipboardData?.getData('text/plain') ?? '' });
  });
  // A click with Shift selects sections, not the text between them.
  addEventListener('mousedown', (event) => {
    if (event.shiftKey && overlay.mode() === 'edit' && !typing.isIn(event)) event.preventDefault();
  });

  let hovered: string | null = null;
  const hover = (id: string | null): void => {
    if (id === hovered) return;
    hovered = id;
    overlay.hover(id);
    send({ type: 'hover', id });
  };
  addEventListener('pointermove', (event) => {
    if (overlay.mode() === 'preview' || isOurs(event) || event.buttons > 0) return;
    hover(blockAt(event));
    overlay.near(event.clientY);
  });
  document.documentElement.addEventListener('pointerleave', () => {
    hover(null);
    overlay.near(null);
  });

  addEventListener(
    'keydown',
    (event) => {
      const shortcut = shortcutOf(event);
      if (shortcut === 'save') {
        // Prevent the browser's own shortcut, which would save the frame.
        event.preventDefault();
        typing.flush();
        send({ type: 'command', command: 'save' });
        return;
      }
      if (isTyping(event.composedPath()[0] ?? null)) return;
      if (overlay.mode() === 'preview') {
        // An open dialog of the page, such as the cart, closes first.
        const isOpen = document.querySelector('dialog[open]') !== null;
        if (shortcut === 'leave' && !isOpen) send({ type: 'command', command: 'leave' });
        return;
      }
      const chosen = overlay.selected();
      if (event.code === 'Enter' && chosen !== null && !isOurs(event)) {
        event.preventDefault();
        void typing.beginFirst(chosen);
        return;
      }
      if (shortcut === 'leave') {
        spots.offer(null);
        overlay.select(null);
        send({ type: 'select', id: null });
        return;
      }
      const command = shortcut && COMMANDS[shortcut];
      // The browser's own paste follows, which needs no permission.
      if (!command || (shortcut === 'paste' && hasPasteEvent(event))) return;
      event.preventDefault();
      const id = overlay.selected();
      send({ type: 'command', command, ...(id === null ? {} : { id }) });
    },
    { capture: true },
  );
}
