import type { BarShape } from './frame-look.ts';

/** Returns the rules by which the row of categories of a look differs from the element's own. */
export function barSheet({ look = 'text' }: BarShape): string {
  return looks[look];
}

const pictured =
  '.categories{background:none}.categories .menu{display:flex;flex-wrap:nowrap;justify-content:safe center;gap:8px 20px;overflow-x:auto;scrollbar-width:none;padding-block:12px}' +
  '.categories .open{display:none}.categories .menu>li>a{flex-direction:column;gap:6px;inline-size:88px;padding-block:0;border:0;text-align:center;font-size:13px;line-height:1.5;white-space:normal}' +
  '.categories .menu>li>a img,.categories .letter{inline-size:72px;block-size:72px;object-fit:cover;border-radius:var(--radius)}' +
  '.letter{display:grid;place-items:center;background:var(--talad-tint,var(--quiet));color:var(--talad-on-tint,var(--text));font-family:var(--talad-font-heading,inherit);font-size:28px;line-height:1.5}';

const looks: Readonly<Record<NonNullable<BarShape['look']>, string>> = {
  text: '',
  none: '.categories{display:none}',
  tabs:
    '.categories{background:none}.categories.categories .menu{gap:4px 0}.categories .menu>li>a{padding:8px 16px;border:1px solid transparent;border-block-end:0;border-radius:var(--radius) var(--radius) 0 0}' +
    '.categories .menu>li{border-inline-end:1px solid var(--line)}.categories .menu>li:first-child{border-inline-start:1px solid var(--line)}.categories .menu>li>a:hover{background:var(--quiet)}' +
    '.categories .menu>li>a[aria-current]{background:var(--accent);color:var(--on-accent)}',
  pictures: pictured,
  circles: `${pictured}.categories .menu>li>a img,.categories .letter{border-radius:50%}`,
  numbers:
    '.categories{background:none;counter-reset:category}.categories .menu>li{counter-increment:category}' +
    '.categories .menu>li>a::before{content:counter(category,decimal-leading-zero)/"";color:var(--muted);font-family:var(--talad-font-heading,inherit);font-size:12px;font-variant-numeric:tabular-nums}',
};
