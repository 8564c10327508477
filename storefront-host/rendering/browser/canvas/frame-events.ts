import type { ToEditor } from '@talad/elements/page/canvas-protocol';
import { isTyping, shortcutOf, type Shortcut } from '@talad/elements/page/shortcuts';
import { blockAt } from './block-places.ts';
import type { Overlay } from './overlay.ts';

interface FrameWiring {
  readonly send: (message: ToEditor) => void;
  readonly overlay: Overlay;
}

type Command = Extract<ToEditor, { type: 'command' }>['command'];
const COMMANDS: Readonly<Partial<Record<Shortcut, Command>>> = {
  undo: 'undo',
  redo: 'redo',
  up: 'up',
  down: 'down',
  remove: 'delete',
  duplicate: 'duplicate',
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
export function watchFrame({ send, overlay }: FrameWiring): void {
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
      const id = blockAt(event);
      overlay.select(id);
      send({ type: 'select', id });
    },
    { capture: true },
  );

  // A form in the frame would lead away from the page that is edited.
  for (const type of ['submit', 'dragstart', 'auxclick'] as const) {
    addEventListener(type, (event) => event.preventDefault(), { capture: true });
  }

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
      if (shortcut === 'leave') {
        overlay.select(null);
        send({ type: 'select', id: null });
        return;
      }
      const command = shortcut && COMMANDS[shortcut];
      if (!command) return;
      event.preventDefault();
      const id = overlay.selected();
      send({ type: 'command', command, ...(id === null ? {} : { id }) });
    },
    { capture: true },
  );
}
