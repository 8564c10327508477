import { footerBlock, headerBlock, PAGE_VERSION } from './page.ts';

type Stored = Readonly<Record<string, unknown>>;

/**
 * The steps from each version to the next. A page is migrated when it is read; saving stores the
 * new shape.
 */
const steps: Readonly<Record<number, (page: Stored) => Stored>> = {
  1: (page) => ({
    ...page,
    version: 2,
    blocks: [
      headerBlock,
      ...(Array.isArray(page['blocks']) ? page['blocks'].map(contentOfBlock) : []),
      footerBlock,
    ],
  }),
  2: (page) => ({
    ...page,
    version: 3,
    ...(Array.isArray(page['blocks']) ? { blocks: page['blocks'].map(screensOfBlock) } : {}),
  }),
};

/** Migrates a stored page to the current version; a page of a newer server stays unchanged. */
export function migratePage(stored: Stored): Stored {
  let page = stored;
  for (let version = versionOf(stored); version < PAGE_VERSION; version += 1) {
    page = steps[version]?.(page) ?? page;
  }
  return page;
}

export function versionOf(stored: Stored): number {
  const version = stored['version'];
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1;
}

/** In version 2, 'desktop' was every screen from 750 px, tablets too. */
function screensOfBlock(block: unknown): unknown {
  if (typeof block !== 'object' || block === null || !('hideOn' in block)) return block;
  const { hideOn } = block;
  return Array.isArray(hideOn) && hideOn.includes('desktop')
    ? { ...block, hideOn: [...hideOn, 'tablet'] }
    : block;
}

/** Version 1 had props and languages next to the name. */
function contentOfBlock(block: unknown): unknown {
  if (typeof block !== 'object' || block === null || 'content' in block) return block;
  const { props, i18n, ...rest } = block as Stored;
  return {
    type: 'others',
    ...rest,
    content: { props: props ?? {}, ...(i18n === undefined ? {} : { i18n }) },
  };
}
