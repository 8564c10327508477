import { MAX_BLOCKS, PAGE_VERSION, type PageBlock, type PageDocument } from './page.ts';

/**
 * A stored page as it can be shown: of what is damaged, the good parts. Never throws, because a page
 * that was saved once has to be drawn for ever.
 */
export function readPage(stored: unknown): PageDocument {
  const page = isRecord(stored) ? stored : {};
  const blocks = Array.isArray(page['blocks']) ? page['blocks'] : [];
  return {
    version: PAGE_VERSION,
    title: typeof page['title'] === 'string' ? page['title'] : '',
    blocks: blocks.slice(0, MAX_BLOCKS).flatMap(readBlock),
  };
}

function readBlock(stored: unknown): readonly PageBlock[] {
  if (!isRecord(stored)) return [];
  const { id, name, props, i18n } = stored;
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  return [
    {
      id,
      name,
      props: isRecord(props) ? props : {},
      ...(isRecord(i18n) ? { i18n: readOverlays(i18n) } : {}),
    },
  ];
}

function readOverlays(stored: Record<string, unknown>): NonNullable<PageBlock['i18n']> {
  const { th, en } = stored;
  return { ...(isRecord(th) ? { th } : {}), ...(isRecord(en) ? { en } : {}) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
