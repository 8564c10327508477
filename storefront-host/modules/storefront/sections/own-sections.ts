import { isFrame } from '@talad/elements/page/page';
import { renderPlaces, readDocuments, type RenderedDocuments } from './render-documents.ts';
import type { PageAsked } from '../../content/index.ts';

/**
 * Renders the owner's document of the name of a built-in page (help, contact, promotions; decision
 * 014). One query, and those of its sections if it has any.
 */
export async function readOwnSections(asked: PageAsked, name: string): Promise<RenderedDocuments> {
  const { draft } = asked;
  const blocks = draft
    ? draft.blocks.filter((block) => !isFrame(block))
    : ((await readDocuments(asked, [name])).get(name) ?? []);
  return renderPlaces(asked, new Map([[name, blocks]]), { names: [name] });
}
