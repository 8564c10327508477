import { sections } from '../sections/index.ts';
import { withDesignPath, type Design } from './design.ts';
import { insertAt, isGap, moveTo, placeOf, removeAt, replaceBlock } from './block-list.ts';
import { dummyBlock, duplicateOf, rowBlock } from './new-blocks.ts';
import type { BlockFlags, EditorDocument, PageOp, Refusal, RefusalCode } from './page-op.ts';
import {
  isFrame,
  MAX_BLOCKS,
  MAX_COLUMNS,
  MAX_LABEL,
  PAGE_VERSION,
  ROW,
  SCREENS,
  sectionBlock,
  withChildren,
  type PageBlock,
  type PageDocument,
} from './page.ts';

export type * from './page-op.ts';

/** Ids are used as attributes and keys. */
const ID = /^[\w-]{1,64}$/;
const MAX_TITLE = 200;

/** Returns why `op` is refused, or null. The editor explains with it, the server checks with it. */
export function can({ page }: EditorDocument, op: PageOp): Refusal | null {
  if (page.version > PAGE_VERSION) return refuse('NEWER_VERSION');
  const { blocks } = page;
  switch (op.op) {
    case 'insertSection':
      if (!Object.hasOwn(sections, op.name)) return refuse('UNKNOWN_SECTION');
      return canInsert(blocks, op.at, [op.id]);
    case 'insertRow':
      if (!Number.isInteger(op.columns) || op.columns < 1 || op.columns > MAX_COLUMNS) {
        return refuse('LIMIT');
      }
      if (op.childIds.length !== op.columns) return refuse('BAD_VALUE');
      return canInsert(blocks, op.at, [op.id, ...op.childIds]);
    case 'insertDummy':
      return canInsert(blocks, op.at, [op.id]);
    case 'move':
      return canMove(blocks, op.id, op.by);
    case 'moveTo':
      return canMoveTo(blocks, op.id, op.at);
    case 'remove':
      return withBlock(blocks, op.id, (block) => {
        if (block.deletable === false || isFrame(block)) return 'NOT_DELETABLE';
        return block.locked ? 'LOCKED' : null;
      });
    case 'restore':
      if (isFrame(op.block)) return refuse('BAD_VALUE');
      return canInsert(
        blocks,
        blocks.length,
        withChildren(op.block).map(({ id }) => id),
      );
    case 'duplicate': {
      const source = blocks.find((block) => block.id === op.id);
      if (!source) return refuse('NOT_FOUND');
      if (isFrame(source)) return refuse('NOT_DELETABLE');
      if (op.ids.length !== withChildren(source).length) return refuse('BAD_VALUE');
      return canInsert(blocks, blocks.length, op.ids);
    }
    case 'setColumns':
      return canSetColumns(blocks, op);
    case 'setProp': {
      const top = blocks.find((one) => withChildren(one).some(({ id }) => id === op.id));
      const block = top && withChildren(top).find(({ id }) => id === op.id);
      if (!block) return refuse('NOT_FOUND');
      if (block.unEditable) return refuse('NOT_EDITABLE');
      // A lock of a row is one of its columns.
      if (top.locked) return refuse('LOCKED');
      return isPropName(op.name) && isJson(op.value) ? null : refuse('BAD_VALUE');
    }
    case 'setFlags':
      if ((op.flags.label ?? '').length > MAX_LABEL) return refuse('LIMIT');
      return withBlock(blocks, op.id, (block) => {
        if (isFrame(block)) return 'NOT_EDITABLE';
        // Only opening the lock is possible while it is closed.
        return block.locked && op.flags.locked ? 'LOCKED' : null;
      });
    case 'setTitle':
      return op.value.length <= MAX_TITLE ? null : refuse('LIMIT');
    case 'setDesign': {
      const names = op.path.split('/').slice(1);
      return names.length > 0 && names.every(isPropName) && isJson(op.value)
        ? null
        : refuse('BAD_VALUE');
    }
    case 'setTheme':
      return isPropName(op.key) ? null : refuse('BAD_VALUE');
    case 'reset':
      return resetBlocks(blocks, op).length <= MAX_BLOCKS ? null : refuse('LIMIT');
  }
}

/** Returns the document after `op`; the same document if `can` refuses it. Never mutates. */
export function apply(doc: EditorDocument, op: PageOp): EditorDocument {
  if (can(doc, op)) return doc;
  switch (op.op) {
    case 'setDesign':
      return { ...doc, design: withDesignPath(doc.design, op.path, op.value) };
    case 'setTheme':
      return { ...doc, design: { ...doc.design, ...op.design, currentTheme: op.key } };
    case 'setTitle':
      return { ...doc, page: withTitle(doc.page, op) };
    case 'reset':
      return {
        page: { ...withTitles(doc.page, op.titles), blocks: resetBlocks(doc.page.blocks, op) },
        design: op.design satisfies Design,
      };
    case 'insertSection':
    case 'insertRow':
    case 'insertDummy':
    case 'move':
    case 'moveTo':
    case 'remove':
    case 'restore':
    case 'duplicate':
    case 'setColumns':
    case 'setProp':
    case 'setFlags':
      return { ...doc, page: { ...doc.page, blocks: changed(doc.page.blocks, op) } };
  }
}

function withTitle(
  page: PageDocument,
  { value, lang }: Extract<PageOp, { op: 'setTitle' }>,
): PageDocument {
  if (!lang) return { ...page, title: value };
  const { titles, ...others } = page;
  const { [lang]: _old, ...remaining } = titles ?? {};
  const next = value === '' ? remaining : { ...remaining, [lang]: value };
  return { ...others, ...(Object.keys(next).length > 0 ? { titles: next } : {}) };
}

function withTitles(
  page: PageDocument,
  given: Extract<PageOp, { op: 'reset' }>['titles'],
): PageDocument {
  if (!given) return page;
  const { titles: _old, ...others } = page;
  return { ...others, title: given.title, ...(given.titles && { titles: given.titles }) };
}

type BlockOp = Exclude<PageOp, { op: 'setDesign' | 'setTheme' | 'setTitle' | 'reset' }>;

function changed(blocks: readonly PageBlock[], op: BlockOp): readonly PageBlock[] {
  switch (op.op) {
    case 'insertSection': {
      const { id, name, props = {}, i18n } = op;
      return insertAt(blocks, op.at, sectionBlock({ id, name, props, ...(i18n ? { i18n } : {}) }));
    }
    case 'insertRow':
      return insertAt(blocks, op.at, rowBlock(op.id, op.childIds));
    case 'insertDummy':
      return insertAt(blocks, op.at, dummyBlock(op.id));
    case 'move': {
      const index = placeOf(blocks, op.id);
      return moveTo(blocks, index, op.by === 1 ? index + 2 : index - 1);
    }
    case 'moveTo':
      return moveTo(blocks, placeOf(blocks, op.id), op.at);
    case 'remove':
      return removeAt(blocks, placeOf(blocks, op.id));
    case 'restore': {
      const after = op.after === null ? -1 : placeOf(blocks, op.after);
      const at = op.after === null ? 0 : after < 0 ? blocks.length : after + 1;
      return insertAt(blocks, at, op.block);
    }
    case 'duplicate': {
      const index = placeOf(blocks, op.id);
      const source = blocks[index];
      return source ? insertAt(blocks, index + 1, duplicateOf(source, op.ids)) : blocks;
    }
    case 'setColumns':
      return replaceBlock(blocks, op.id, (block) => withColumns(block, op.columns));
    case 'setProp':
      return replaceBlock(blocks, op.id, (block) => withProp(block, op));
    case 'setFlags':
      return replaceBlock(blocks, op.id, (block) => withFlags(block, op.flags));
  }
}

function withFlags(
  { hideOn: _hideOn, locked: _locked, label: _label, ...block }: PageBlock,
  { hideOn = [], locked, label = '' }: BlockFlags,
): PageBlock {
  const screens = SCREENS.filter((screen) => hideOn.includes(screen));
  return {
    ...block,
    ...(screens.length > 0 ? { hideOn: screens } : {}),
    ...(locked ? { locked } : {}),
    ...(label.trim() === '' ? {} : { label: label.trim() }),
  };
}

function withColumns(block: PageBlock, columns: readonly PageBlock[]): PageBlock {
  const { content } = block;
  return { ...block, layout: `${columns.length}col`, content: { ...content, children: columns } };
}

function withProp(
  block: PageBlock,
  { name, value, lang }: Extract<PageOp, { op: 'setProp' }>,
): PageBlock {
  const { content } = block;
  const old = lang ? (content.i18n?.[lang] ?? {}) : content.props;
  const { [name]: _removed, ...others } = old;
  const props = value === undefined ? others : { ...old, [name]: value };
  return {
    ...block,
    content: lang
      ? { ...content, i18n: { ...content.i18n, [lang]: props } }
      : { ...content, props },
  };
}

/** Blocks that cannot be deleted or are locked stay: in the new layout's place if it has one, else in front. */
function resetBlocks(
  old: readonly PageBlock[],
  { blocks: fresh, titles }: Extract<PageOp, { op: 'reset' }>,
): readonly PageBlock[] {
  const isVersion = titles !== undefined;
  const fixed = old.filter(
    (block) => (block.deletable === false || (block.locked && !isVersion)) && !isFrame(block),
  );
  const isKept = (block: PageBlock) => !isVersion || block.unEditable;
  const given = fresh.filter((block) => !isFrame(block));
  const isGiven = (block: PageBlock) => given.some(({ id }) => id === block.id);
  return [
    ...old.filter((block) => block.header),
    ...fixed.filter((block) => !isGiven(block)),
    ...given.map((block) => fixed.find((one) => one.id === block.id && isKept(one)) ?? block),
    ...old.filter((block) => block.footer),
  ];
}

function canInsert(
  blocks: readonly PageBlock[],
  at: number,
  ids: readonly string[],
): Refusal | null {
  if (!isGap(blocks, at)) return refuse('OUT_OF_RANGE');
  if (blocks.length >= MAX_BLOCKS) return refuse('LIMIT');
  if (!ids.every((id) => ID.test(id))) return refuse('BAD_VALUE');
  const used = new Set(blocks.flatMap(withChildren).map(({ id }) => id));
  return ids.some((id) => used.has(id)) || new Set(ids).size < ids.length
    ? refuse('ID_TAKEN')
    : null;
}

/** A column is a section of any kind; columns within columns are refused. */
function canSetColumns(
  blocks: readonly PageBlock[],
  { id, columns }: Extract<PageOp, { op: 'setColumns' }>,
): Refusal | null {
  const row = blocks.find((block) => block.id === id);
  if (!row) return refuse('NOT_FOUND');
  if (row.name !== ROW || row.unEditable) return refuse('NOT_EDITABLE');
  if (row.locked) return refuse('LOCKED');
  if (columns.length < 1 || columns.length > MAX_COLUMNS) return refuse('LIMIT');
  const old = row.content.children ?? [];
  const isKnown = (column: PageBlock) =>
    Object.hasOwn(sections, column.name) || old.some((one) => one.name === column.name);
  if (!columns.every(isKnown)) return refuse('UNKNOWN_SECTION');
  const isPlain = (column: PageBlock) =>
    ID.test(column.id) && !isFrame(column) && column.content.children === undefined;
  if (!columns.every(isPlain)) return refuse('BAD_VALUE');
  const others = blocks.filter((block) => block.id !== id).flatMap(withChildren);
  const used = new Set([id, ...others.map((block) => block.id)]);
  const ids = columns.map((column) => column.id);
  return ids.some((one) => used.has(one)) || new Set(ids).size < ids.length
    ? refuse('ID_TAKEN')
    : null;
}

/**
 * Refused if the block is not movable, out of range, or next to header or footer (spec §4). A row
 * that is not movable is displaced when its neighbour moves past it, because the spec does not
 * refuse this.
 */
function canMove(blocks: readonly PageBlock[], id: string, by: 1 | -1): Refusal | null {
  return withBlock(blocks, id, (block, index) => {
    if (block.movable === false || isFrame(block)) return 'NOT_MOVABLE';
    if (block.locked) return 'LOCKED';
    const neighbour = blocks[index + by];
    if (!neighbour) return 'OUT_OF_RANGE';
    return isFrame(neighbour) ? 'NEIGHBOUR_FIXED' : null;
  });
}

function canMoveTo(blocks: readonly PageBlock[], id: string, at: number): Refusal | null {
  return withBlock(blocks, id, (block) => {
    if (block.movable === false || isFrame(block)) return 'NOT_MOVABLE';
    if (block.locked) return 'LOCKED';
    return isGap(blocks, at) ? null : 'OUT_OF_RANGE';
  });
}

function withBlock(
  blocks: readonly PageBlock[],
  id: string,
  check: (block: PageBlock, index: number) => RefusalCode | null,
): Refusal | null {
  const index = placeOf(blocks, id);
  const block = blocks[index];
  if (!block) return refuse('NOT_FOUND');
  const code = check(block, index);
  return code && refuse(code);
}

/** Refuses names that reach a prototype. */
function isPropName(name: string): boolean {
  return /^[\w-]{1,64}$/.test(name) && !['__proto__', 'constructor', 'prototype'].includes(name);
}

function isJson(value: unknown): boolean {
  return !['function', 'symbol', 'bigint'].includes(typeof value);
}

function refuse(code: RefusalCode): Refusal {
  return { code };
}
