import { isFrame } from '@talad/elements/page/page';
import { drawPlaces, readDocuments, type DocumentsDrawn } from './draw-documents.ts';
import type { PageAsked } from './page-model.ts';

/**
 * What the owner has put above a page that every site has (help, contact, promotions): the document of
 * the page's name, drawn `at` that name. One query, and those of its sections where it has any.
 */
export async function readOwnSections(asked: PageAsked, name: string): Promise<DocumentsDrawn> {
  const { draft } = asked;
  const blocks = draft
    ? draft.blocks.filter((block) => !isFrame(block))
    : ((await readDocuments(asked, [name])).get(name) ?? []);
  return drawPlaces(asked, new Map([[name, blocks]]), { names: [name] });
}
