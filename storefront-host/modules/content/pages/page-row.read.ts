import { sql, type Kysely } from 'kysely';
import { readDesign, type Design } from '@talad/elements/page/design';
import { FRONT_PAGE, pageOf, type PageDocument } from '@talad/elements/page/page';
import { readPage } from '@talad/elements/page/read-page';
import { themeDesign } from '@talad/elements/page/reset-layout';
import { DEFAULT_PRESET, findPreset } from '../../../../presets/index.ts';
import type { Database } from '../../../db/schema.ts';

/** A page and the look of its site, draft and published, as the editor opens them. */
export interface PageState {
  readonly shopId: number;
  readonly name: string;
  readonly page: PageDocument;
  readonly design: Design;
  /** Revision of page and look together: a change of either raises it (decision 010). */
  readonly revision: number;
  readonly pageRevision: number;
  readonly designRevision: number;
  readonly isNew: boolean;
  /** A front page without data, of a shop without a theme. */
  readonly isBlank: boolean;
  /** The shop's category in the marketplace. */
  readonly mallCategoryId: number | null;
  /** True if visitors see this page as it is in the draft, whatever the look. */
  readonly isPagePublished: boolean;
  readonly isPublished: boolean;
  readonly published: PageDocument | null;
  readonly publishedDesign: Design | null;
  /** The look that visitors see, also if this page is not published. */
  readonly visibleDesign: Design;
  readonly savedAt: Date | null;
  readonly publishedAt: Date | null;
}

interface Row {
  readonly design: Record<string, unknown>;
  readonly mall_category_id: number | null;
  readonly draft: unknown;
  readonly published: unknown;
  readonly page_revision: number | null;
  readonly updated_at: Date | null;
  readonly published_at: Date | null;
  readonly page_same: boolean | null;
  readonly design_draft: Record<string, unknown> | null;
  readonly design_published: Record<string, unknown> | null;
  readonly design_revision: number | null;
  readonly design_same: boolean | null;
}

/** Returns null if the shop does not exist. One query. */
export async function readPageState(
  db: Kysely<Database>,
  shopId: number,
  name: string,
): Promise<PageState | null> {
  const { rows } = await sql<Row>`
    SELECT s.design, s.mall_category_id, p.draft, p.published, p.revision AS page_revision, p.updated_at, p.published_at,
           p.draft = p.published AS page_same,
           d.draft AS design_draft, d.published AS design_published, d.revision AS design_revision,
           d.draft = coalesce(d.published, s.design) AS design_same
    FROM shop s
    LEFT JOIN page p ON p.shop_id = s.id AND p.name = ${name}
    LEFT JOIN site_design d ON d.shop_id = s.id
    WHERE s.id = ${shopId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const stored = row.design_draft ?? row.design_published ?? row.design;
  const design = designOf(stored);
  const pageRevision = row.page_revision ?? 0;
  const designRevision = row.design_revision ?? 0;
  return {
    shopId,
    name,
    page: row.draft === null ? firstPage(name, design) : readPage(row.draft),
    design,
    revision: pageRevision + designRevision,
    mallCategoryId: row.mall_category_id,
    pageRevision,
    designRevision,
    isNew: row.draft === null,
    isBlank: row.draft === null && name === FRONT_PAGE && !readDesign(stored).currentTheme,
    isPagePublished: row.page_same ?? false,
    isPublished: (row.page_same ?? false) && (row.design_same ?? true),
    published: row.published === null ? null : readPage(row.published),
    publishedDesign: row.published === null ? null : designOf(row.design_published ?? row.design),
    visibleDesign: designOf(row.design_published ?? row.design),
    savedAt: row.updated_at,
    publishedAt: row.published_at,
  };
}

/** Returns the look; the default theme's if the site has never chosen one (spec §9 Design defaults). */
function designOf(stored: Record<string, unknown>): Design {
  const design = readDesign(stored);
  if (design.currentTheme) return design;
  const preset = findPreset(DEFAULT_PRESET);
  return preset ? { ...themeDesign(preset), ...design } : design;
}

/** Spec §4: an unknown page begins empty; the front page and pages of the theme begin as the theme's. */
function firstPage(name: string, design: Design): PageDocument {
  return templatePage(design.currentTemplate ?? design.currentTheme, name) ?? pageOf('', []);
}

/** Returns a page of a theme as a new document; null if the theme has none with this name. */
export function templatePage(theme: string | undefined, name: string): PageDocument | null {
  const preset = findPreset(theme ?? DEFAULT_PRESET) ?? findPreset(DEFAULT_PRESET);
  if (!preset) return null;
  const page = Object.entries(preset.pages).find(([key]) => key === name)?.[1];
  return page ? pageOf(page.title, page.blocks) : null;
}
