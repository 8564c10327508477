import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { useEditorPlace } from '../session/EditorContext.tsx';

const START = 8;

/**
 * Dragging from the palette onto the page: a shield over everything keeps the pointer's events
 * here, which the frame would swallow; the agent in the frame reports the drop position.
 */
export function usePaletteDrag(
  frame: RefObject<HTMLIFrameElement | null>,
  onDrop: (name: string, at: number) => void,
) {
  const { session } = useEditorPlace();
  /** Id of a drag that was dropped over the frame, which will report the position. */
  const dropped = useRef<string | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  /** The browser sends a click to the card after a drag. */
  const wasDragged = useRef(false);
  useEffect(
    () =>
      session.link.subscribe((message) => {
        if (message.type !== 'dropped' || dropped.current === null) return;
        if (message.at !== null) drop.current(dropped.current, message.at);
        dropped.current = null;
      }),
    [session],
  );

  const onPointerDown = (name: string, label: string, event: ReactPointerEvent): void => {
    // With a finger, a drag scrolls the list, and a tap adds the section.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const { clientX: startX, clientY: startY } = event;
    let shield: HTMLElement | null = null;
    wasDragged.current = false;

    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (!shield) {
        if (Math.hypot(clientX - startX, clientY - startY) < START) return;
        shield = raiseShield(label);
        wasDragged.current = true;
      }
      const ghost = shield.firstElementChild;
      if (ghost instanceof HTMLElement) {
        ghost.style.transform = `translate(${clientX + 12}px, ${clientY + 8}px)`;
      }
      const point = inFrame(frame.current, clientX, clientY);
      if (point) session.link.send({ type: 'over', ...point });
      else session.link.send({ type: 'drop', done: false });
    };
    const end = (isDone: boolean): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', escape);
      if (!shield) return;
      shield.remove();
      if (isDone) dropped.current = name;
      session.link.send({ type: 'drop', done: isDone });
    };
    const up = (): void => end(true);
    const cancel = (): void => end(false);
    const escape = ({ code }: KeyboardEvent): void => {
      if (code === 'Escape') end(false);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', escape);
  };
  /** The click that follows a drag is ignored. */
  const isPress = (): boolean => {
    const dragged = wasDragged.current;
    wasDragged.current = false;
    return !dragged;
  };
  return { onPointerDown, isPress };
}

function raiseShield(label: string): HTMLElement {
  const shield = document.createElement('div');
  const ghost = document.createElement('div');
  ghost.textContent = label;
  Object.assign(shield.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2000',
    cursor: 'grabbing',
  });
  Object.assign(ghost.style, {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '0',
    padding: '6px 14px',
    borderRadius: '8px',
    background: '#0f6b5c',
    color: '#fff',
    fontWeight: '600',
    boxShadow: '0 6px 20px rgb(0 0 0 / .25)',
  });
  shield.append(ghost);
  document.body.append(shield);
  return shield;
}

/** Screen → px of the frame, which is shown scaled down. */
function inFrame(frame: HTMLIFrameElement | null, clientX: number, clientY: number) {
  if (!frame) return null;
  const { left, top, right, bottom, width } = frame.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) return null;
  const zoom = width / frame.offsetWidth;
  return { x: (clientX - left) / zoom, y: (clientY - top) / zoom };
}
