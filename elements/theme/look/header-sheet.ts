import type { Scheme } from '../tokens.ts';
import type { AlignPreset, HeaderShape } from './frame-look.ts';
import { groundRule } from './ground.ts';

/** Returns the rules by which the header of a look differs from header.styles.ts. */
export function headerSheet(
  { ground = 'light', rule = 'line', contact = 'none' }: HeaderShape,
  align: AlignPreset,
  scheme: Scheme,
): string {
  return [
    ground === 'light' || ground === 'clear' ? '' : groundRule(scheme, ground),
    // Its band is the page's own: nothing parts it from what follows but the rule that was chosen.
    ground === 'clear' ? `.utility{background:var(--surface);color:var(--muted)}` : '',
    ground === 'clear' && rule === 'line' ? rules.none(scheme) : rules[rule](scheme),
    contact === 'none' ? '' : contactRules,
    aligned[align],
  ].join('');
}

const contactRules =
  '.utility .wrap{gap:16px}.contact{margin-inline-start:auto;padding-block:4px;font-weight:600;white-space:nowrap}';

/** A strip below the header's rows. */
const strip = (size: number, more: string): string =>
  `.base{border:0}.base::after{content:"";display:block;block-size:${size}px;${more}}@media print{.base::after{display:none}}`;

const rules: Readonly<Record<NonNullable<HeaderShape['rule']>, (scheme: Scheme) => string>> = {
  line: () => '',
  none: () => '.base{border:0}',
  double: () => '.base{border-block-end:4px double var(--text)}',
  weave: ({ A, B, light }) =>
    strip(
      12,
      `background:repeating-linear-gradient(45deg,${A} 0 6px,#0000 6px 12px),repeating-linear-gradient(-45deg,${B} 0 6px,${light} 6px 12px)`,
    ),
  // Below the header, over the page that scrolls: its scallops are cut out.
  awning: (scheme) =>
    `:host{margin-block-end:18px}.base{position:relative}${strip(
      18,
      `position:absolute;inset:100% 0 auto;pointer-events:none;background:repeating-linear-gradient(90deg,${scheme.A} 0 28px,${scheme['A-light']} 28px 56px);mask:linear-gradient(#000 0 0) 0 0/100% 4px no-repeat,radial-gradient(circle 14px at 50% 4px,#000 97%,#0000) 0 0/28px 18px repeat-x`,
    )}`,
  ruler: () =>
    strip(
      16,
      'border-block-end:2px solid var(--text);color:var(--text);background:repeating-linear-gradient(90deg,currentcolor 0 2px,#0000 2px 50px) 0 100%/100% 14px no-repeat,repeating-linear-gradient(90deg,currentcolor 0 1px,#0000 1px 10px) 0 100%/100% 6px no-repeat',
    ),
};

const aligned: Readonly<Record<AlignPreset, string>> = {
  left: '',
  center: '',
  split: '',
  compact: '',
  // One slim row; its menu is one line that is swiped where it does not fit, on phones below the name.
  rail:
    '.bar{grid-template-columns:auto minmax(0,1fr) auto}' +
    '@container (width<750px){.rail{grid-template:"toggle brand tools" 52px "menu menu menu" auto/auto minmax(0,1fr) auto}' +
    'nav[popover]:not(:popover-open){grid-area:menu;display:block;position:static;inline-size:auto;block-size:auto;margin:0 -16px;padding:0 16px;border:0;border-block-start:1px solid var(--line);overflow:auto hidden;scrollbar-width:none;background:none;color:inherit}' +
    'nav:not(:popover-open)>.sheet-only,nav:not(:popover-open) .open{display:none}nav:not(:popover-open) .menu{display:flex;gap:20px;white-space:nowrap;font-size:14px}nav:not(:popover-open) .menu>li>a{padding-block:10px}}' +
    '@container (width>=750px){.rail{grid-template:"brand menu tools" minmax(56px,auto)/auto minmax(0,1fr) auto}.rail .brand{font-size:18px}.rail .account{min-inline-size:44px}.rail .account span{display:none}.rail .menu{justify-content:end}}',
  // The name is a signboard: large, in the middle, with the menu below it.
  board:
    '.board{grid-template-columns:minmax(auto,1fr) auto minmax(auto,1fr)}.board .brand{justify-self:center;text-align:center}' +
    '@container (width>=750px){.board{grid-template:". brand tools" minmax(96px,auto) "menu menu menu" auto/minmax(0,1fr) auto minmax(0,1fr)}.board .brand{padding-block:12px;font-size:clamp(28px,3.4cqi,42px);line-height:1.5}.board .menu{justify-content:center}}' +
    '@container (750px<=width<1000px){.board .account span{display:none}}',
  // Shoppers who know what they want begin with its field, also on phones.
  finder:
    '.finder .field{display:block;grid-area:field;--talad-edge:var(--talad-accent-text)}' +
    '@container (width<750px){.finder{grid-template:"toggle brand tools" 52px "field field field" auto/auto minmax(0,1fr) auto}.finder .field{padding-block-end:10px}.finder .small-only{display:none}}' +
    '@container (width>=750px){.finder{grid-template:"brand field tools" minmax(80px,auto) "menu menu menu" auto/auto minmax(0,1fr) auto}}',
};
