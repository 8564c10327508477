import { isFrame } from '@talad/elements/page/page';
import { renderPlaces, readDocuments, type RenderedDocuments } from './render-documents.ts';
import type { LoadRequest } from '../../content/index.ts';

/**
 * Renders the owner's document of the name of a built-in page (help, contact, promotions). The built-in
 * page is generated from the shop's data, so it is correct without any setup; the document replaces its
 * text, with one renderer, one editor and one validation for all pages. A redirect wins over an owner's
 * route, which wins over a document; none of them can replace pages such as /cart (site-routes.ts). One
 * query, and those of its sections if it has any.
 */
export async function readOwnSections(
  request: LoadRequest,
  name: string,
): Promise<RenderedDocuments> {
  const { draft } = request;
  const blocks = draft
    ? draft.blocks.filter((block) => !isFrame(block))
    : ((await readDocuments(request, [name])).get(name) ?? []);
  return renderPlaces(request, new Map([[name, blocks]]), { names: [name] });
}
