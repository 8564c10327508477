import type { Lang } from '@talad/elements/locales/text';
import type { ToEditor } from '@talad/elements/page/canvas-protocol';
import { LONG_TEXT, placesOf, type ContentPlace } from '@talad/elements/page/content-places';
import { can, type EditorDocument } from '@talad/elements/page/operations';
import { propsIn, withChildren, type PageBlock } from '@talad/elements/page/page';
import { savedHtml } from '@talad/elements/page/rich-html';
import { hostOf } from '../block-places.ts';
import type { CanvasPage } from '../canvas-page.ts';
import { caretAt, putCaret, rangeIn, type Point } from './caret.ts';
import { makeEditable, type Editable } from './editable.ts';
import { findPlaces, type FoundText } from './find-places.ts';
import { listenToText, type TextField } from './text-field.ts';
import type { TypingBar } from './typing-bar.ts';
import { textOf } from './typed-text.ts';
import { wordAt } from './word-at.ts';

interface TypingWiring {
  readonly send: (message: ToEditor) => void;
  readonly doc: () => EditorDocument | null;
  readonly lang: () => Lang;
  readonly page: () => CanvasPage | null;
  readonly bar: TypingBar;
}

export interface Typing {
  /** Whether a text is edited, and the event is in it. */
  readonly isIn: (event: Event) => boolean;
  /** Edits the text at the point, if the section has one there; returns whether it does. */
  readonly begin: (id: string, at: Point) => Promise<boolean>;
  /** Edits the first text of a section, for the keyboard. */
  readonly beginFirst: (id: string) => Promise<void>;
  /** Selects the word at the point, and returns whether it is in the edited text. */
  readonly selectWord: (at: Point) => boolean;
  /** Shows a text that was changed elsewhere: undo, the inspector. */
  readonly follow: () => void;
  /** Sends the newest text at once. */
  readonly flush: () => void;
  readonly end: () => void;
  /** False while another tab edits the page. */
  readonly allow: (isAllowed: boolean) => void;
}

interface Session {
  readonly id: string;
  readonly host: HTMLElement;
  readonly place: ContentPlace;
  readonly editable: Editable;
  readonly field: TextField;
  /** Texts that the editor has not confirmed yet, oldest first. */
  pending: string[];
  shown: string;
  /** Runs while the newest text has not been sent. */
  timer: ReturnType<typeof setTimeout> | null;
}

/** Longer than a frame. */
const AFTER_PAINT = 20;

/** Typing on the canvas: one text at a time, sent to the editor with every key. */
export function createTyping({ send, doc, lang, page, bar }: TypingWiring): Typing {
  let session: Session | null = null;
  let isAllowed = true;

  const blockOf = (id: string): PageBlock | undefined =>
    doc()
      ?.page.blocks.flatMap(withChildren)
      .find((block) => block.id === id);

  function mayEdit(id: string): boolean {
    const current = doc();
    return (
      isAllowed && current !== null && !can(current, { op: 'setProp', id, name: 'x', value: '' })
    );
  }

  async function textsOf(id: string): Promise<readonly FoundText[]> {
    const [element, block] = [hostOf(id), blockOf(id)];
    if (!element || !block || !mayEdit(id)) return [];
    const { texts } = await findPlaces(element, block.name);
    return texts.filter(({ host }) => isSeen(host));
  }

  function post(): void {
    if (!session || session.timer === null) return;
    clearTimeout(session.timer);
    session.timer = null;
    session.pending.push(session.shown);
    send({ type: 'edit', id: session.id, field: session.place.path, text: session.shown });
  }

  function start(id: string, { host, place }: FoundText): void {
    end();
    const { rule, path, value, kind } = place;
    const isRich = kind === 'richtext';
    const isLong = (rule.maxLength ?? 0) >= LONG_TEXT;
    const uses = document.documentElement.lang === 'en' ? 'en' : 'th';
    page()?.hold({ id, path, value, isRich });
    const editable = makeEditable(host, { text: value, isRich, isLong, label: rule.label[uses] });
    const limit = rule.maxLength ?? Infinity;
    const count = (text: string): void => bar.count(text.length, limit);
    const field = listenToText(host, {
      isRich,
      isLong,
      limit,
      changed() {
        if (!session) return;
        const text = isRich ? savedHtml(host) : textOf(host);
        count(text);
        if (text === session.shown) return;
        session.shown = text;
        // The key is painted before the editor's work for it begins.
        session.timer ??= setTimeout(post, AFTER_PAINT);
      },
      command(command) {
        post();
        send({ type: 'command', command });
      },
      next: (by) => void move(by),
      end: () => {
        if (!bar.isAsking()) end();
      },
    });
    session = { id, host, place, editable, field, pending: [], shown: value, timer: null };
    send({ type: 'select', id, field: path });
    bar.show(host, isRich);
    count(value);
    host.focus({ preventScroll: true });
  }

  function end(): void {
    post();
    const ended = session;
    if (!ended) return;
    session = null;
    ended.field.stop();
    ended.editable.restore();
    bar.show(null, false);
    page()?.hold(
      null,
      ended.place.kind === 'richtext' ? { id: ended.id, html: ended.shown } : null,
    );
    const current = doc();
    if (current) void page()?.render(current);
    if (ended.host.matches(':focus')) ended.host.blur();
  }

  /** Tab leads from text to text, and out of the section after the last one. */
  async function move(by: 1 | -1): Promise<void> {
    if (!session) return;
    const { id, place } = session;
    end();
    const texts = await textsOf(id);
    const at = texts.findIndex((one) => one.place.path === place.path);
    const next = at < 0 ? undefined : texts[at + by];
    if (next) {
      start(id, next);
      getSelection()?.selectAllChildren(next.host);
    } else hostOf(id)?.scrollIntoView({ block: 'nearest' });
  }

  return {
    isIn: (event) => session !== null && event.composedPath().includes(session.host),
    async begin(id, at) {
      const texts = await textsOf(id);
      const found = texts.find(({ host }) => isAt(host, at));
      if (!found) return false;
      start(id, found);
      putCaret(found.host, caretAt(found.host, at));
      return true;
    },
    async beginFirst(id) {
      const [first] = await textsOf(id);
      if (!first) return;
      start(id, first);
      putCaret(first.host, null);
    },
    selectWord(at) {
      const caret = session && caretAt(session.host, at);
      if (!(caret?.node instanceof Text)) return caret !== null;
      const [from, to] = wordAt(caret.node.data, caret.offset, lang());
      getSelection()?.setBaseAndExtent(caret.node, from, caret.node, to);
      return true;
    },
    follow() {
      if (!session) return;
      const { id, host, place, pending, editable, timer } = session;
      if (!host.isConnected) return end();
      const block = blockOf(id);
      const now = block && valueAt(block, lang(), place.path);
      const sent = pending.findIndex((text) => text === now || text === '');
      if (sent >= 0) pending.splice(0, sent + 1);
      else if (
        pending.length === 0 &&
        timer === null &&
        now !== undefined &&
        now !== session.shown
      ) {
        if (session.field.isComposing()) return;
        session.shown = now;
        editable.show(now);
        if (rangeIn(host) || host.matches(':focus')) putCaret(host, null);
      }
    },
    flush: post,
    end,
    allow(next) {
      isAllowed = next;
      if (!next) end();
    },
  };
}

function valueAt(block: PageBlock, lang: Lang, path: string): string | undefined {
  const props = propsIn(block, lang);
  const found = placesOf(block.name, props).find((place) => place.path === path);
  return found?.value ?? '';
}

/** Whether the point is on a line of the text, or in the element's own box. */
function isAt(host: HTMLElement, { x, y }: Point): boolean {
  const within = ({ left, right, top, bottom }: DOMRect): boolean =>
    x >= left && x <= right && y >= top && y <= bottom;
  const range = document.createRange();
  range.selectNodeContents(host);
  return within(host.getBoundingClientRect()) || [...range.getClientRects()].some(within);
}

/** Text for screen readers only, or of a slide that is not shown, has no place to type. */
function isSeen(host: HTMLElement): boolean {
  const { width, height } = host.getBoundingClientRect();
  return width > 2 && height > 2 && !host.closest('[inert], .vh') && host.checkVisibility();
}
