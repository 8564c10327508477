import {
  CANVAS_COMMANDS,
  type CanvasHandshake,
  type ToAgent,
  type ToEditor,
} from './canvas-protocol.ts';
import { SCREENS } from './page.ts';
import type { PageOp } from './page-op.ts';

type Check = (value: unknown) => boolean;
type Shapes<T extends string> = Readonly<Record<T, Readonly<Record<string, Check>>>>;

const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const boolean: Check = (value) => typeof value === 'boolean';
const record: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const anything: Check = () => true;
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shaped =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) =>
    record(value) &&
    Object.entries(shape).every(([name, check]) => check(Reflect.get(Object(value), name)));

const lang = oneOf('th', 'en');
const mode = oneOf('edit', 'preview');
const data = (value: unknown): boolean =>
  record(value) && Object.values(Object(value)).every(record);
const block: Check = (value) =>
  shaped({ id: text, type: text, name: text, content: shaped({ props: record }) })(value);

const ops: Shapes<PageOp['op']> = {
  insertSection: { name: text, at: number, id: text, props: maybe(record), i18n: maybe(record) },
  insertRow: { columns: number, at: number, id: text, childIds: listOf(text) },
  insertDummy: { at: number, id: text },
  move: { id: text, by: oneOf(1, -1) },
  moveTo: { id: text, at: number },
  remove: { id: text },
  restore: { block, after: orNull(text) },
  duplicate: { id: text, ids: listOf(text) },
  setColumns: { id: text, columns: listOf(block) },
  setProp: { id: text, name: text, value: anything, lang: maybe(lang) },
  setFlags: {
    id: text,
    flags: shaped({
      hideOn: maybe(listOf(oneOf(...SCREENS))),
      locked: maybe(oneOf(true)),
      label: maybe(text),
    }),
  },
  setTitle: { value: text, lang: maybe(lang) },
  setDesign: { path: text, value: anything },
  setTheme: { key: text, design: record },
  reset: { blocks: listOf(block), design: record },
};

const toAgent: Shapes<ToAgent['type']> = {
  init: {
    doc: shaped({
      page: shaped({ version: number, title: text, blocks: listOf(block) }),
      design: record,
    }),
    lang,
    mode,
    rev: number,
    data: maybe(data),
  },
  ops: { ops: listOf((op) => matches(ops, 'op', op)), rev: number, data: maybe(data) },
  data: { data },
  frame: { frame: record },
  design: { css: text, looks: record },
  select: { id: orNull(text), item: maybe(number), also: maybe(listOf(text)) },
  over: { x: number, y: number, id: maybe(text) },
  drop: { done: boolean },
  mode: { mode },
  typing: { isAllowed: boolean },
  link: { href: orNull(text) },
  cover: { share: number },
  people: { people: listOf(shaped({ id: text, name: text, color: text })) },
  lang: { lang },
};

const toEditor: Shapes<ToEditor['type']> = {
  ready: { version: number },
  painted: { rev: number },
  select: { id: orNull(text), field: maybe(text), how: maybe(oneOf('toggle', 'range')) },
  paste: { text },
  hover: { id: orNull(text) },
  dropped: { at: orNull(number) },
  rects: {
    rects: listOf(shaped({ id: text, x: number, y: number, width: number, height: number })),
  },
  navigate: { url: text },
  cart: {},
  edit: { id: text, field: text, text },
  open: { id: text, field: text },
  product: { id: number },
  link: { href: text },
  insert: { at: number },
  drag: { id: text, at: orNull(number), done: boolean },
  command: {
    command: oneOf(...CANVAS_COMMANDS),
    id: maybe(text),
  },
  error: { message: text },
};

/** Returns whether the frame accepts a message as the editor's. */
export function isToAgent(message: unknown): message is ToAgent {
  return matches(toAgent, 'type', message);
}

/** Returns whether the editor accepts a message from the frame, which runs a shop's page. */
export function isToEditor(message: unknown): message is ToEditor {
  return matches(toEditor, 'type', message);
}

export function isHandshake(message: unknown): message is CanvasHandshake {
  return shaped({ type: oneOf('talad-canvas'), version: number })(message);
}

function matches(shapes: Shapes<string>, key: 'type' | 'op', message: unknown): boolean {
  if (!record(message)) return false;
  const name: unknown = Reflect.get(Object(message), key);
  if (typeof name !== 'string' || !Object.hasOwn(shapes, name)) return false;
  const shape = shapes[name];
  return shape !== undefined && shaped(shape)(message);
}
