import { checkDesign } from '@talad/elements/page/check-design';
import { readDesign } from '@talad/elements/page/design';
import { documentBytes } from '@talad/elements/page/document-bytes';
import { isPageName } from '@talad/elements/page/page-name';
import { MAX_DOCUMENT_BYTES } from '@talad/elements/page/page';
import { safeHref } from '@talad/elements/schema/safe-href';
import type { PortableTable } from './portable-tables.ts';
import type { FileRow } from './columns.ts';
import { textOf } from './row-check.ts';
import { ShopFileError } from './shop-file-format.ts';

/**
 * Refuses pages, looks and links that the back office would refuse. Sections are not validated strictly: pages
 * tolerate damaged ones, so old damage is no reason to refuse the shop.
 */
export function checkDocuments({ name }: PortableTable, row: FileRow): void {
  const refuse = (about: string) => {
    throw new ShopFileError('bad_row', about);
  };
  if (name === 'page') {
    if (!isPageName(textOf(row['name']))) refuse('page/name');
    for (const part of ['draft', 'published'] as const) {
      const document = row[part];
      if (document !== null && documentBytes(document) > MAX_DOCUMENT_BYTES) {
        refuse(`page/${textOf(row['name'])}`);
      }
    }
  }
  if (name === 'saved_section' && documentBytes(row['document']) > MAX_DOCUMENT_BYTES) {
    refuse(`saved_section/${textOf(row['name'])}`);
  }
  for (const look of looksOf(name, row)) {
    const [problem] = look === null ? [] : checkDesign(readDesign(look));
    if (problem) refuse(`${name}${problem.path}`);
  }
  for (const link of linksOf(name, row)) {
    if (textOf(link) !== '' && safeHref(link) === '#') refuse(`${name}: ${textOf(link)}`);
  }
}

function looksOf(name: string, row: FileRow): readonly unknown[] {
  if (name === 'shop') return [row['design']];
  return name === 'site_design' ? [row['draft'], row['published']] : [];
}

function linksOf(name: string, row: FileRow): readonly unknown[] {
  if (name === 'contestant') return [row['link']];
  return name === 'shop' ? [row['map_url']] : [];
}
