import { documentBytes } from '@talad/elements/page/document-bytes';
import { duplicateOf } from '@talad/elements/page/new-blocks';
import { MAX_DOCUMENT_BYTES, withChildren, type PageBlock } from '@talad/elements/page/page';
import { soundBlocks } from '@talad/elements/page/sound-blocks';
import { isRecord } from '../model/leaves.ts';
import { newId } from '../model/new-id.ts';

/** Marks a text as sections of ours. */
const MARK = 'talad-sections';
const VERSION = 1;
const MEDIA_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ADDRESS = /^(https:\/\/|\/(?!\/))/;

export interface CopiedSections {
  readonly shopId: number;
  readonly blocks: readonly PageBlock[];
  /** Addresses of the shop's own pictures by media id, which mean nothing to another shop. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Returns the sections as text, for a clipboard that other pages and shops can read. */
export function writeSections({ shopId, blocks, pictures }: CopiedSections): string {
  const used = new Set(blocks.flatMap(mediaIn));
  const own = Object.entries(pictures).filter(([id]) => used.has(id));
  return JSON.stringify({
    type: MARK,
    version: VERSION,
    shop_id: shopId,
    blocks,
    pictures: Object.fromEntries(own),
  });
}

/**
 * Reads sections from a text that anybody may have written: they pass the checks of a save, or null.
 */
export function readSections(text: string): CopiedSections | null {
  if (text.length > MAX_DOCUMENT_BYTES || !text.includes(MARK)) return null;
  const given = parseJson(text);
  if (!isRecord(given) || given['type'] !== MARK || given['version'] !== VERSION) return null;
  const { shop_id: shopId, pictures } = given;
  const sound = soundBlocks(given['blocks']);
  if (!sound.ok || typeof shopId !== 'number') return null;
  return {
    shopId,
    blocks: sound.blocks,
    pictures: isRecord(pictures) ? addressesIn(pictures) : {},
  };
}

export interface Adopted {
  readonly blocks: readonly PageBlock[];
  /** Number of pictures of the other shop that could not be brought along. */
  readonly missing: number;
  /** Number of pictures that are shown from the other shop. */
  readonly borrowed: number;
}

/** Returns copies under new ids; pictures of another shop are shown by their addresses. */
export function adoptSections({ shopId, blocks, pictures }: CopiedSections, here: number): Adopted {
  const copies = blocks.map((block) =>
    duplicateOf(
      block,
      withChildren(block).map((_one, index) => newId(index === 0 ? 'b' : 'c')),
    ),
  );
  if (shopId === here) return { blocks: copies, missing: 0, borrowed: 0 };
  const used = new Set(copies.flatMap(mediaIn));
  const borrowed = [...used].filter((id) => Object.hasOwn(pictures, id)).length;
  return {
    blocks: copies.map((block) => ({
      ...block,
      content: replaced(block.content, (value) =>
        Object.hasOwn(pictures, value) ? (pictures[value] ?? value) : value,
      ),
    })),
    borrowed,
    missing: used.size - borrowed,
  };
}

export function isTooLarge(page: object): boolean {
  return documentBytes(page) > MAX_DOCUMENT_BYTES;
}

function mediaIn(block: PageBlock): readonly string[] {
  const found: string[] = [];
  replaced(block.content, (value) => {
    if (MEDIA_ID.test(value)) found.push(value);
    return value;
  });
  return found;
}

/** Returns the value with each text in it replaced. */
function replaced<T>(value: T, replace: (text: string) => string): T;
function replaced(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((item) => replaced(item, replace));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaced(inner, replace)]),
  );
}

function addressesIn(pictures: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pictures).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && ADDRESS.test(pair[1]),
    ),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
