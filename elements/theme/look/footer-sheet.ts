import type { Scheme } from '../tokens.ts';
import type { FooterShape } from './frame-look.ts';
import { groundRule } from './ground.ts';

/** Returns the rules by which the footer of a look differs from footer.styles.ts. */
export function footerSheet(
  { layout = 'columns', ground = 'A-dark' }: FooterShape,
  scheme: Scheme,
): string {
  const own =
    ground === 'A-dark'
      ? ''
      : `${groundRule(scheme, ground)}.base{background:var(--surface);color:var(--text)${ground === 'light' ? ';border-block-start:1px solid var(--line)' : ''}}`;
  return own + layouts[layout];
}

const layouts: Readonly<Record<NonNullable<FooterShape['layout']>, string>> = {
  columns: '',
  // Headings stay for screen readers.
  line:
    '.wrap.wrap{gap:4px 32px;padding-block:24px}.wrap.wrap>div{flex:1 1 100%;max-inline-size:none}' +
    '.about{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 24px}.about>p{max-inline-size:72ch}' +
    'h2{position:absolute;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%)}' +
    '.wrap>div>ul:not(.row){display:flex;flex-wrap:wrap;gap:0 20px}.wrap.wrap>.note{margin-block-start:12px;padding-block-start:12px}',
  // The name is written across the page; long ones take two lines.
  name:
    '.wrap.wrap>.about{flex:1 1 100%;max-inline-size:none}.name{font-size:clamp(40px,11cqi,144px);line-height:1.5;text-wrap:balance;font-weight:var(--talad-heading-weight,700)}' +
    '.about picture img{block-size:clamp(64px,12cqi,140px);object-position:0 50%}',
  // Customers who visit the shop need the address first.
  visit:
    '.address{font-size:18px;line-height:1.65}.name{font-size:28px;line-height:1.5}' +
    '.hours{display:grid;grid-template-columns:auto auto;justify-content:start;gap:2px 20px;margin:0}.hours>*{margin:0}.hours dd{font-variant-numeric:tabular-nums}' +
    '@container (width>=750px){.wrap.wrap>.about{flex:1 1 100%;grid-template-columns:minmax(0,1fr) minmax(0,1fr);column-gap:48px;max-inline-size:none;padding-block-end:32px;border-block-end:1px solid color-mix(in oklch,currentcolor 24%,transparent)}.about>*{grid-column:1}.about>:is(.address,.hours){grid-column:2}.about>.address{grid-row:1}.about>.hours{grid-row:2/span 3}}',
};
