import { migratePage, versionOf } from './migrations.ts';
import {
  footerBlock,
  headerBlock,
  isFrame,
  MAX_BLOCKS,
  MAX_COLUMNS,
  MAX_LABEL,
  PAGE_VERSION,
  SCREENS,
  type BlockType,
  type PageBlock,
  type PageDocument,
  type PageTitles,
} from './page.ts';

/**
 * Reads a stored page leniently: keeps the good parts of damaged ones, and unknown fields and
 * sections. Never throws, because a saved page must always be shown.
 */
export function readPage(stored: unknown): PageDocument {
  const page = migratePage(isRecord(stored) ? stored : {});
  const { blocks, title, titles, useAsFrontPage, ...rest } = page;
  return {
    ...rest,
    version: Math.max(versionOf(page), PAGE_VERSION),
    title: typeof title === 'string' ? title : '',
    ...(isRecord(titles) ? { titles: readTitles(titles) } : {}),
    ...(typeof useAsFrontPage === 'boolean' ? { useAsFrontPage } : {}),
    blocks: framed(Array.isArray(blocks) ? blocks.flatMap((block) => readBlock(block, 0)) : []),
  };
}

function readTitles({ th, en }: Record<string, unknown>): PageTitles {
  return {
    ...(typeof th === 'string' ? { th } : {}),
    ...(typeof en === 'string' ? { en } : {}),
  };
}

/** Puts the header first and the footer last, each once, and removes repeated ids. */
function framed(blocks: readonly PageBlock[]): readonly PageBlock[] {
  const header = blocks.find((block) => block.header) ?? headerBlock;
  const footer = blocks.find((block) => block.footer) ?? footerBlock;
  const between = blocks.filter((block) => !isFrame(block)).slice(0, MAX_BLOCKS - 2);
  const seen = new Set([header.id, footer.id]);
  return [header, ...between.map((block) => withOwnIds(block, seen)), footer];
}

function withOwnIds(block: PageBlock, seen: Set<string>): PageBlock {
  const id = freeId(block.id, seen);
  const { children } = block.content;
  if (!children) return id === block.id ? block : { ...block, id };
  return {
    ...block,
    id,
    content: { ...block.content, children: children.map((child) => withOwnIds(child, seen)) },
  };
}

function freeId(wanted: string, seen: Set<string>): string {
  let id = wanted;
  for (let number = 2; seen.has(id); number += 1) id = `${wanted}-${number}`;
  seen.add(id);
  return id;
}

const types: readonly BlockType[] = ['include', 'dummy', 'text', 'others'];

function readBlock(stored: unknown, depth: number): readonly PageBlock[] {
  if (!isRecord(stored)) return [];
  const { id, name, type, content, ...rest } = stored;
  if (typeof id !== 'string' || id === '' || typeof name !== 'string') return [];
  return [
    {
      ...readFlags(rest),
      id,
      type: types.find((known) => known === type) ?? 'others',
      name,
      content: readContent(isRecord(content) ? content : {}, depth),
    },
  ];
}

function readContent(stored: Record<string, unknown>, depth: number): PageBlock['content'] {
  const { props, i18n, children, ...rest } = stored;
  return {
    ...rest,
    props: isRecord(props) ? props : {},
    ...(isRecord(i18n) ? { i18n: readOverlays(i18n) } : {}),
    ...(Array.isArray(children) && depth === 0
      ? {
          children: children
            .slice(0, MAX_COLUMNS)
            .flatMap((child) => readBlock(child, 1))
            .map(({ header: _h, footer: _f, ...child }) => child),
        }
      : {}),
  };
}

/** Drops flags of a wrong type and keeps unknown ones. */
function readFlags(
  stored: Record<string, unknown>,
): Omit<PageBlock, 'id' | 'type' | 'name' | 'content'> {
  const flags: Record<string, unknown> = { ...stored };
  for (const name of ['deletable', 'movable', 'unEditable']) {
    if (typeof flags[name] !== 'boolean') Reflect.deleteProperty(flags, name);
  }
  for (const name of ['header', 'footer', 'dummy', 'locked']) {
    if (flags[name] !== true) Reflect.deleteProperty(flags, name);
  }
  if (typeof flags['layout'] !== 'string') Reflect.deleteProperty(flags, 'layout');
  const { hideOn, label } = flags;
  if (typeof label !== 'string' || label === '') Reflect.deleteProperty(flags, 'label');
  else flags['label'] = label.slice(0, MAX_LABEL);
  if (Array.isArray(hideOn)) {
    flags['hideOn'] = SCREENS.filter((screen) => hideOn.includes(screen));
  } else Reflect.deleteProperty(flags, 'hideOn');
  return flags;
}

function readOverlays(stored: Record<string, unknown>): NonNullable<PageBlock['content']['i18n']> {
  const { th, en } = stored;
  return { ...(isRecord(th) ? { th } : {}), ...(isRecord(en) ? { en } : {}) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
