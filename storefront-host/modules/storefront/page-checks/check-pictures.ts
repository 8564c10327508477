import type { Kysely } from 'kysely';
import type { PageBlock } from '@talad/elements/page/page';
import type { Database, MediaVariant } from '../../../db/schema.ts';
import { isMediaId } from '../sections/section-blocks.ts';
import { finding } from './finding.ts';
import type { PageFinding } from './page-checks.contract.ts';
import { sectionValues, shownBlocks, type SectionValue } from './section-values.ts';

/** Pictures of a page, as a large screen loads them. */
export const PICTURE_BUDGET = 2_000_000;
const HEAVY = 350_000;
/** Screens of this width choose the variant that counts. */
const SCREEN = 1_300;

interface Shown extends SectionValue {
  readonly block: PageBlock;
}

/** Finds pictures without alt text, with too few pixels for their place, or too heavy; and their total. */
export async function checkPictures(
  db: Kysely<Database>,
  shopId: number,
  blocks: readonly PageBlock[],
): Promise<{ readonly findings: readonly PageFinding[]; readonly bytes: number }> {
  const shown = shownBlocks(blocks).flatMap((block) =>
    sectionValues(block).flatMap((value): readonly Shown[] =>
      value.kind === 'image' && isMediaId(value.th) ? [{ ...value, block }] : [],
    ),
  );
  const ids = [...new Set(shown.map(({ th }) => th))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('media')
          .select(['id', 'name', 'width', 'bytes', 'variants', 'alt'])
          .where('shop_id', '=', shopId)
          .where('id', 'in', ids)
          .execute();
  const media = new Map(rows.map((row) => [row.id, { ...row, served: servedBytes(row) }]));
  const bytes = rows.reduce((sum, row) => sum + servedBytes(row), 0);
  const findings = shown.flatMap((value): readonly PageFinding[] => {
    const row = media.get(value.th);
    if (!row) return [];
    const place = { block: value.block.id, item: value.item, text: row.name };
    const wanted = widthWanted(value);
    return [
      ...(needsAlt(value) && !row.alt.th && !row.alt.en ? [finding('NO_ALT', place)] : []),
      ...(row.width < wanted
        ? [finding('PICTURE_SMALL', { ...place, amount: row.width, wanted })]
        : []),
      ...(row.served > HEAVY
        ? [
            finding('PICTURE_HEAVY', {
              ...place,
              amount: kilobytes(row.served),
              wanted: kilobytes(HEAVY),
            }),
          ]
        : []),
    ];
  });
  const heavy = finding('HEAVY_PICTURES', {
    amount: kilobytes(bytes),
    wanted: kilobytes(PICTURE_BUDGET),
  });
  return { findings: bytes > PICTURE_BUDGET ? [...findings, heavy] : findings, bytes };
}

/** A picture with a title next to it is decoration for a screen reader, and so is a background. */
function needsAlt({ name, within }: SectionValue): boolean {
  if (name === 'backgroundImage' || name === 'imageMobile') return false;
  return !within['title'] && !within['desc'];
}

function widthWanted({ name, block }: Shown): number {
  if (name === 'imageMobile') return 700;
  const isWide = name === 'backgroundImage' || /^(SlideShowSection|BannerSlick)$/.test(block.name);
  return isWide ? 1_200 : 500;
}

function servedBytes({
  bytes,
  variants,
}: {
  readonly bytes: number;
  readonly variants: readonly MediaVariant[];
}): number {
  const webp = variants
    .filter(({ format }) => format === 'webp')
    .toSorted((a, b) => a.width - b.width);
  return (webp.find(({ width }) => width >= SCREEN) ?? webp.at(-1))?.bytes ?? bytes;
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1_000);
}
