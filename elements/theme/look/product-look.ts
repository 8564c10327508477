import type { Choices } from './choices.ts';

/** Choices for product pages. */
export const productOptions = { layout: ['sticky', 'stack', 'wide', 'sheet', 'mosaic'] } as const;

export type ProductLook = Choices<typeof productOptions>;

type Layout = (typeof productOptions)['layout'][number];

/**
 * Layouts of wide screens. Phones have the same with all: name and price are on the first screen, which a column
 * of pictures would fill.
 */
const layouts: Readonly<Record<Layout, string>> = {
  sticky: '',
  stack:
    '.track:has(li){display:grid;gap:16px;overflow:visible;border-radius:0;background:none}' +
    '.track li{border-radius:var(--radius);overflow:hidden;background:var(--quiet)}.thumbs{display:none}',
  wide:
    '.layout{grid-template:"gallery" auto "buy" auto "details" auto/minmax(0,1fr);gap:32px}' +
    '.track li{aspect-ratio:2;max-block-size:max(320px,46vh)}.gallery img{object-fit:contain}.thumbs{justify-content:center}' +
    // The last row takes what name and promises need beyond the middle column.
    '.buy{position:static;grid-template:repeat(12,auto) 1fr/minmax(0,4fr) minmax(0,4fr) minmax(0,3fr);gap:0 40px}' +
    '.buy>*{grid-column:2}.buy>.head{grid-area:1/1/-1}.buy>.assurance{grid-area:1/3/-1}' +
    '.buy>fieldset,.how-many{margin-block-end:20px}',
  sheet:
    '.layout{grid-template-columns:minmax(0,4fr) minmax(0,5fr);grid-template-areas:"gallery buy" "details details"}' +
    '.thumbs button{inline-size:56px;block-size:56px}',
  mosaic:
    '.track:has(li){display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px;overflow:visible;border-radius:0;background:none}' +
    '.track li{border-radius:var(--radius);overflow:hidden;background:var(--quiet)}' +
    '.track li:first-child:nth-last-child(odd){grid-column:span 2}.thumbs{display:none}',
};

/** A wider sheet has pictures, facts and buy box side by side. */
const wideSheet =
  '@container (width>=1000px){.layout{grid-template:"gallery details buy" auto/minmax(0,280px) minmax(0,1fr) minmax(0,340px);gap:40px}}';

/** Returns the rules by which product pages of a look differ from product.styles.ts. */
export function productSheetOf({ layout = 'sticky' }: ProductLook): string {
  if (layout === 'sticky') return '';
  const rules = `@container (width>=700px){${layouts[layout]}}`;
  return layout === 'sheet' ? rules + wideSheet : rules;
}
