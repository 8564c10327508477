import type { PageBlock } from '@talad/elements/page/page';
import { DUMMY, ROW } from '@talad/elements/page/page';
import { isSample } from '../../../../presets/samples.ts';
import type { PageFinding } from './page-checks.contract.ts';
import { finding } from './finding.ts';
import { sectionValues, shownBlocks, type SectionValue } from './section-values.ts';

const THAI = /[\u0e00-\u0e7f]/;
/** Texts of these names are not shown. */
const HIDDEN: ReadonlySet<string> = new Set(['className', 'anchor']);

/** Finds sample texts, sections without content and texts without a translation. */
export function checkTexts(
  blocks: readonly PageBlock[],
  /** Returns whether a section that lists records (products, posts, coupons) has any. */
  hasRecords: (block: PageBlock) => boolean,
): readonly PageFinding[] {
  return shownBlocks(blocks).flatMap((block) => {
    const values = sectionValues(block);
    const texts = values.filter(
      ({ kind, name }) => (kind === 'text' || kind === 'richtext') && !HIDDEN.has(name),
    );
    if (isEmpty(block, values, hasRecords)) return [finding('EMPTY', { block: block.id })];
    return [
      ...of(
        block,
        'SAMPLE_TEXT',
        texts.filter(({ th }) => isSample(th)),
        'th',
      ),
      ...of(
        block,
        'SAMPLE_TEXT',
        texts.filter(({ en }) => isSample(en ?? '')),
        'en',
      ),
      ...of(
        block,
        'UNTRANSLATED',
        texts.filter(({ th, en }) => THAI.test(th) && !en?.trim()),
        'en',
      ),
    ];
  });
}

/** Returns one finding for all texts of a section, at the first of them. */
function of(
  { id }: PageBlock,
  code: PageFinding['code'],
  texts: readonly SectionValue[],
  lang: 'th' | 'en',
): readonly PageFinding[] {
  const [first] = texts;
  if (!first) return [];
  const text = plain(lang === 'en' ? first.en || first.th : first.th);
  return [finding(code, { block: id, item: first.item, lang, text, amount: texts.length })];
}

const LISTING: ReadonlySet<string> = new Set([
  'ProductSection',
  'ProductTab',
  'BlogSection',
  'CouponSlick',
]);

function isEmpty(
  block: PageBlock,
  values: readonly SectionValue[],
  hasRecords: (block: PageBlock) => boolean,
): boolean {
  if (block.name === DUMMY || block.dummy) return true;
  if (block.name === ROW) return (block.content.children ?? []).length === 0;
  if (LISTING.has(block.name)) return !hasRecords(block);
  if (values.length === 0) return false;
  return !values.some(
    ({ kind, name, th }) =>
      ['text', 'richtext', 'image'].includes(kind) && !HIDDEN.has(name) && plain(th) !== '',
  );
}

const LONGEST = 80;

function plain(text: string): string {
  const words = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1).toWellFormed()}…` : words;
}
