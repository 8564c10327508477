import type { CanvasMode, CanvasPerson, ToEditor } from '@talad/elements/page/canvas-protocol';
import type { EditorDocument } from '@talad/elements/page/operations';
import { isFrame } from '@talad/elements/page/page';
import { blockName } from './block-name.ts';
import { gapsOf, hostOf, targetAt, type Gap, type Target } from './block-places.ts';
import { canvasText } from './canvas-text.ts';
import { control } from './control.ts';
import { dragHandle, scrollNear } from './frame-drag.ts';
import { overlayCss } from './overlay-css.ts';
import type { IconName } from './overlay-icons.ts';
import { frameScale } from './frame-scale.ts';
import { showItem } from './show-item.ts';

interface OverlayWiring {
  readonly send: (message: ToEditor) => void;
  readonly doc: () => EditorDocument | null;
}

export interface Overlay {
  readonly host: HTMLElement;
  readonly mode: () => CanvasMode;
  readonly setMode: (mode: CanvasMode) => void;
  readonly selected: () => string | null;
  /** Whether the block is selected, and no other one. */
  readonly isOnly: (id: string) => boolean;
  /** `also`: further sections of the same selection. */
  readonly select: (id: string | null, item?: number, also?: readonly string[]) => void;
  readonly hover: (id: string | null) => void;
  /** Marks the sections that other people have selected. */
  readonly show: (people: readonly CanvasPerson[]) => void;
  /** Shows the '+' of the nearest gap; null hides it when the pointer has left. */
  readonly near: (y: number | null) => void;
  readonly over: (point: { readonly y: number; readonly id?: string }) => void;
  /** Called when a drag over this page ends: with the result, for the editor. */
  readonly drop: (isDone: boolean) => void;
  /** Moves all boxes to the present positions of their blocks. */
  readonly place: () => void;
  /** Adds another bar, which `follow` moves along with the page. */
  readonly attach: (bar: HTMLElement, follow: () => void) => void;
  /** Share of the frame's height that the editor's sheet covers on a phone. */
  readonly cover: (share: number) => void;
}

const NEAR = 28;

/**
 * Creates outlines, handles, '+' and the drop line, above everything of the page (a popover is in
 * the top layer) and inside the frame, so that they never lag behind or drift.
 */
export function createOverlay({ send, doc }: OverlayWiring): Overlay {
  const host = document.createElement('talad-canvas-overlay');
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayCss);
  root.adoptedStyleSheets = [sheet];
  // A popover host has the browser's own box; it must not catch the pointer.
  const outside = new CSSStyleSheet();
  outside.replaceSync(
    'talad-canvas-overlay{position:fixed;inset:0;inline-size:auto;block-size:auto;margin:0;padding:0;border:0;background:none;overflow:visible;pointer-events:none}',
  );
  document.adoptedStyleSheets.push(outside);

  const hoverBox = make('div', 'box hover');
  const hoverName = make('span', 'name');
  hoverBox.append(hoverName);
  const box = make('div', 'box selected');
  const bar = make('div', 'bar');
  const name = make('span', 'name');
  const insert = control('plus', canvasText('insert'), () => {
    if (shownGap) send({ type: 'insert', at: shownGap.at });
  });
  insert.className = 'insert';
  const line = make('div', 'line');
  const handle = control('drag', canvasText('drag'), () => undefined);
  handle.classList.add('handle');
  const command = (
    picture: IconName,
    label: string,
    order: Extract<ToEditor, { type: 'command' }>['command'],
  ): HTMLButtonElement =>
    control(picture, label, () => {
      if (chosen !== null) send({ type: 'command', command: order, id: chosen });
    });
  const actions = [
    handle,
    command('up', canvasText('up'), 'up'),
    command('down', canvasText('down'), 'down'),
    command('copy', canvasText('duplicate'), 'duplicate'),
    command('bin', canvasText('remove'), 'delete'),
  ];
  bar.append(name, ...actions);
  box.append(bar);
  root.append(hoverBox, box, insert, line);
  document.body.append(host);
  host.showPopover();

  let mode: CanvasMode = 'edit';
  let chosen: string | null = null;
  /** Further selected sections, each with its outline. */
  let others: ReadonlyMap<string, HTMLElement> = new Map();
  /** Other people's outlines, with the sections that they have selected. */
  let persons: readonly (readonly [string, HTMLElement])[] = [];
  let pointed: string | null = null;
  let shownGap: Gap | null = null;
  let target: Target | null = null;
  const followers: (() => void)[] = [];
  let covered = 0;

  function put(element: HTMLElement, id: string | null): boolean {
    const rect = id === null ? undefined : hostOf(id)?.getBoundingClientRect();
    element.hidden = !rect || mode === 'preview';
    if (!rect) return false;
    element.style.transform = `translate(${rect.left}px, ${rect.top}px)`;
    element.style.inlineSize = `${rect.width}px`;
    element.style.blockSize = `${rect.height}px`;
    element.classList.toggle('inside', rect.top < 40);
    // The controls of a section taller than the screen stay visible, at its upper edge or below.
    const down = Math.min(Math.max(2, 2 - rect.top), Math.max(2, rect.height - 40));
    element.style.setProperty('--bar-top', `${down * frameScale()}px`);
    return true;
  }

  function place(): void {
    const current = doc();
    if (!current) return;
    for (const follow of followers) follow();
    host.style.setProperty('--larger', String(1 / frameScale()));
    put(hoverBox, pointed === chosen ? null : pointed);
    say(hoverName, pointed === null ? '' : blockName(current, pointed));
    if (put(box, chosen) && chosen !== null) {
      const isFixed = current.page.blocks.some((one) => one.id === chosen && isFrame(one));
      const isTop = current.page.blocks.some((one) => one.id === chosen);
      const several = canvasText('several').replace('%{n}', String(others.size + 1));
      say(name, others.size > 0 ? several : blockName(current, chosen));
      for (const action of actions) action.hidden = isFixed || !isTop;
    }
    for (const [id, element] of others) put(element, id);
    for (const [id, element] of persons) put(element, id);
    const gap = target ?? shownGap;
    insert.hidden = mode === 'preview' || !shownGap || target !== null;
    line.hidden = mode === 'preview' || target === null;
    if (!gap) return;
    insert.style.insetBlockStart = `${gap.y * frameScale()}px`;
    line.style.transform = `translateY(${gap.y - 2}px)`;
  }

  let following = 0;
  /**
   * While the pointer rests near an edge, the page continues to scroll, and the line moves along.
   */
  function aim(y: number, id: string | null): void {
    cancelAnimationFrame(following);
    if (scrollNear(y)) following = requestAnimationFrame(() => aim(y, id));
    const current = doc();
    target = current && targetAt(current, y, id);
    line.classList.toggle('refused', target?.ok === false);
    place();
  }

  /** Returns the last target. */
  const takeTarget = (): Target | null => {
    cancelAnimationFrame(following);
    const found = target;
    target = null;
    place();
    return found;
  };
  dragHandle(handle, {
    aim: (y) => aim(y, chosen),
    stop: (isDone) => {
      const found = takeTarget();
      if (!isDone || chosen === null || !found?.ok) return;
      send({ type: 'drag', id: chosen, at: found.at, done: true });
    },
  });

  let frameId = 0;
  const soon = (): void => {
    cancelAnimationFrame(frameId);
    frameId = requestAnimationFrame(place);
  };
  addEventListener('scroll', soon, { capture: true, passive: true });
  addEventListener('resize', soon);
  new ResizeObserver(soon).observe(document.body);

  return {
    host,
    mode: () => mode,
    setMode(next) {
      mode = next;
      place();
    },
    selected: () => chosen,
    isOnly: (id) => id === chosen && others.size === 0,
    select(id, item, also = []) {
      const isNew = id !== chosen;
      chosen = id;
      for (const element of others.values()) element.remove();
      others = new Map(also.map((one) => [one, make('div', 'box selected')]));
      root.prepend(...others.values());
      const element = id === null ? null : hostOf(id);
      if (element && isNew) reveal(element, covered);
      if (element && item !== undefined) showItem(element, item);
      place();
    },
    hover(id) {
      pointed = id;
      place();
    },
    show(people) {
      for (const [, element] of persons) element.remove();
      persons = people.map((person) => [person.id, personBox(person)]);
      root.prepend(...persons.map(([, element]) => element));
      place();
    },
    near(y) {
      const current = doc();
      const gaps = y === null || !current ? [] : gapsOf(current);
      shownGap = gaps.find((gap) => Math.abs(gap.y - (y ?? 0)) < NEAR) ?? null;
      place();
    },
    over: ({ y, id }) => aim(y, id ?? null),
    drop(isDone) {
      const found = takeTarget();
      if (isDone) send({ type: 'dropped', at: found?.ok ? found.at : null });
    },
    place,
    attach(bar, follow) {
      root.append(bar);
      followers.push(follow);
    },
    cover(share) {
      covered = share;
      // The last section of a page can be scrolled above the sheet too.
      document.body.style.paddingBlockEnd = share > 0 ? `${share * innerHeight}px` : '';
      const element = chosen === null ? null : hostOf(chosen);
      if (element && share > 0) reveal(element, share);
    },
  };
}

/** Setting the same text again would create a new text node, and a second layout with every key. */
function say(element: HTMLElement, words: string): void {
  if (element.textContent !== words) element.textContent = words;
}

/** Scrolls to a section that is not in sight; `covered` is the share of the screen below a sheet. */
function reveal(element: Element, covered: number): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = innerHeight * (1 - covered);
  if (bottom > 80 && top < seen - 80) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // `scrollIntoView` would also scroll the editor around this frame.
  const above = Math.max(covered > 0 ? 48 : 72, (seen - height) / 2);
  scrollBy({ top: top - above, behavior: still ? 'instant' : 'smooth' });
}

/** Returns the outline of a section that another person has selected, with their name. */
function personBox({ name, color }: CanvasPerson): HTMLElement {
  const box = make('div', 'box person');
  const label = make('span', 'name');
  label.textContent = name;
  box.style.setProperty('--person', color);
  box.append(label);
  return box;
}

function make(tag: 'div' | 'span', className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
