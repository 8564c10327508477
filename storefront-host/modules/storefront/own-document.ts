import type { TemplateResult } from 'lit';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { isFrame } from '@talad/elements/page/page';
import { pageKeys } from '../../ssr/page-keys.ts';
import { drawBlocks } from './draw-blocks.ts';
import type { PageAsked } from './page-model.ts';
import { readPublishedPage } from './published-page.read.ts';
import { readSectionData } from './section-data.ts';

/** The owner's own sections of a page that is there without them too. */
interface OwnDocument {
  readonly sections: readonly TemplateResult[];
  readonly products: readonly ProductMini[];
  readonly keys: readonly string[];
  readonly validUntil: Date | null;
}

/** What stands above a built-in page. One query; where there is such a document, five. */
export async function readOwnDocument(asked: PageAsked, name: string): Promise<OwnDocument> {
  const { host, site, deadline, draft } = asked;
  const key = pageKeys.page(site.shopId, name);
  const page =
    draft ?? (await deadline.optional(readPublishedPage(host.db, site.shopId, name), null));
  const blocks = page?.blocks.filter((block) => !isFrame(block)) ?? [];
  if (blocks.length === 0) return { sections: [], products: [], keys: [key], validUntil: null };
  const read = await readSectionData({ db: host.db, site, deadline }, blocks);
  return {
    sections: drawBlocks(asked, blocks, read),
    products: read.products,
    keys: [key, pageKeys.list(site.shopId), ...read.keys],
    validUntil: read.validUntil,
  };
}
