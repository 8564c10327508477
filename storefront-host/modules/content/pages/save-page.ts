import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { checkDesign } from '@talad/elements/page/check-design';
import { checkPage, isOnlyUnfinished } from '@talad/elements/page/check-page';
import { readDesign, type Design } from '@talad/elements/page/design';
import type { PageDocument, PageTitles } from '@talad/elements/page/page';
import type { PageProblem } from '@talad/elements/page/page-problem';
import { parsePage } from '@talad/elements/page/parse-page';
import { findPreset } from '../../../../presets/index.ts';
import type { Database } from '../../../db/schema.ts';
import { announceSave } from '../presence/announce-save.ts';
import { readPageState, type PageState } from './page-row.read.ts';

export interface PageSaving {
  readonly shopId: number;
  readonly name: string;
  /** Blocks as JSON. */
  readonly blocks: string;
  readonly global?: string | undefined;
  readonly title?: string | undefined;
  readonly titles?: PageTitles | undefined;
  /** Undefined uses the stored revision. */
  readonly baseRevision?: number | undefined;
  readonly at: Date;
}

export type SaveRefusal =
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'UNREADABLE' }
  | { readonly ok: false; readonly code: 'CONFLICT'; readonly theirs: PageState }
  | { readonly ok: false; readonly code: 'INVALID'; readonly problems: readonly PageProblem[] };

export type PageSaved = { readonly ok: true; readonly revision: number } | SaveRefusal;

/** Locks the site's pages for a save, because the revision counts page and look together. */
export async function lockPages(trx: Transaction<Database>, shopId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pages:${shopId}`}, 0))`.execute(trx);
}

/** Saves a draft that is based on the stored revision, or refuses and changes nothing. */
export async function savePage(trx: Transaction<Database>, saving: PageSaving): Promise<PageSaved> {
  const given = parseSaving(saving);
  if (!given) return { ok: false, code: 'UNREADABLE' };
  await lockPages(trx, saving.shopId);
  const state = await readPageState(trx, saving.shopId, saving.name);
  if (!state) return { ok: false, code: 'NOT_FOUND' };
  if (saving.baseRevision !== undefined && saving.baseRevision !== state.revision) {
    return { ok: false, code: 'CONFLICT', theirs: state };
  }
  const title = saving.title ?? state.page.title;
  const page = parsePage(state.page, { title, titles: saving.titles, blocks: given.blocks });
  if (isProblems(page)) return { ok: false, code: 'INVALID', problems: page };
  const design = given.design ?? state.design;
  const hasNewLook = !isDeepStrictEqual(design, state.design);
  const problems = [
    ...checkPage(state.page, page).filter((problem) => !isOnlyUnfinished(problem)),
    ...(hasNewLook ? [...checkDesign(design), ...checkThemes(design)] : []),
  ];
  if (problems.length > 0) return { ok: false, code: 'INVALID', problems };
  await writeDraft(trx, state, page, saving.at);
  if (hasNewLook) await writeDraftDesign(trx, state, design, saving.at);
  return { ok: true, revision: state.revision + 1 + (hasNewLook ? 1 : 0) };
}

/** Themes are data of the server, which the rules of a look (elements) do not know. */
function checkThemes(design: Design): readonly PageProblem[] {
  return (['currentTheme', 'currentTemplate'] as const).flatMap((name): PageProblem[] => {
    const key = design[name];
    const isKnown = key === undefined || findPreset(key) !== undefined;
    return isKnown ? [] : [{ path: `/global/${name}`, code: 'NOT_AN_OPTION' }];
  });
}

export async function writeDraft(
  trx: Transaction<Database>,
  { shopId, name }: PageState,
  page: PageDocument,
  at: Date,
): Promise<void> {
  const values = { title: page.title, draft: JSON.stringify(page), updated_at: at };
  await trx
    .insertInto('page')
    .values({ shop_id: shopId, name, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'name'])
        .doUpdateSet({ ...values, revision: sql<number>`page.revision + 1` }),
    )
    .execute();
  await announceSave(trx, shopId, name);
}

export async function writeDraftDesign(
  trx: Transaction<Database>,
  { shopId }: PageState,
  design: Design,
  at: Date,
): Promise<void> {
  const values = { draft: JSON.stringify(design), updated_at: at };
  await trx
    .insertInto('site_design')
    .values({ shop_id: shopId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('shop_id')
        .doUpdateSet({ ...values, revision: sql<number>`site_design.revision + 1` }),
    )
    .execute();
}

/** Returns null for invalid JSON or another type. The server sets the times. */
function parseSaving({ blocks, global }: PageSaving) {
  const parsed = parseJson(blocks);
  const look = global === undefined ? undefined : parseJson(global);
  if (parsed === undefined || (global !== undefined && !isRecord(look))) return null;
  if (!isRecord(look)) return { blocks: parsed, design: undefined };
  const { lastSaveTimestamp: _saved, lastPublishTimestamp: _published, ...design } = look;
  return { blocks: parsed, design: readDesign(design) };
}

/** A text that was cut inside an emoji ends in a lone surrogate, which PostgreSQL refuses. */
const half = /\\ud[89a-f]/i;

function parseJson(text: string): unknown {
  try {
    return half.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isProblems(
  parsed: PageDocument | readonly PageProblem[],
): parsed is readonly PageProblem[] {
  return Array.isArray(parsed);
}
