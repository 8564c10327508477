import { contrast } from '../oklch.ts';
import { groundTokens, type Scheme } from '../tokens.ts';
import { boxChoices, type BoxLook } from './box-look.ts';
import { starPath } from './star-path.ts';

type Chosen = ReturnType<typeof boxChoices>;

/** With a mouse and enough space, as in product-box.styles.ts. */
const MOUSE = '@media (hover:hover) and (width>=750px)';

/**
 * Returns the rules by which the product boxes of a look differ from product-box.styles.ts; '' without
 * choices. They come after its own, in the same shadow root.
 */
export function boxSheet(look: BoxLook, scheme: Scheme): string {
  const chosen = boxChoices(look);
  return [
    picture(chosen, scheme),
    frames[chosen.frame](chosen),
    chosen.mask === 'circle' ? circle(chosen) : '',
    words(chosen),
    chosen.priceMark === 'plain' ? '' : priceMarks[chosen.priceMark](scheme),
    chosen.align === 'center' ? centred(chosen) : buttons[chosen.button],
    hovers(chosen, scheme),
  ].join('');
}

function picture({ ratio, frame, fit, blend, scale }: Chosen, scheme: Scheme): string {
  const isLoose = frame !== 'none' && frame !== 'card';
  const shown = fit === 'auto' && isLoose ? 'contain' : fit;
  // Multiplied with a dark background a picture would be invisible; a tray is white in every
  // scheme.
  const isMixed = blend === 'multiply' && (frame === 'tray' || !isNight(scheme));
  return [
    ratio === '1:1' ? '' : `.frame{aspect-ratio:${ratio.replace(':', '/')}}`,
    shown === 'contain' ? 'img{object-fit:contain}' : '',
    scale === 1 ? '' : `img{scale:${scale}}`,
    isMixed ? '.frame{isolation:isolate}img{mix-blend-mode:multiply}' : '',
  ].join('');
}

/**
 * Returns the space around a picture in percent of its width; half as much for wide pictures, which
 * have less height.
 */
const pad = ({ ratio }: Chosen, percent: number): string =>
  `img{padding:${['3:2', '2:1', '16:9'].includes(ratio) ? percent / 2 : percent}%}`;

const frames: Readonly<Record<Chosen['frame'], (chosen: Chosen) => string>> = {
  none: () => '',
  mat: (chosen) => pad(chosen, 9),
  line: (chosen) =>
    `.frame{border:1px solid var(--line);background:var(--surface)}${pad(chosen, 6)}`,
  card: ({ button }) =>
    '.base{padding-block-end:12px;border:1px solid var(--line);border-radius:var(--radius);background:var(--surface)}' +
    '.frame{border-radius:max(0px,var(--radius) - 1px) max(0px,var(--radius) - 1px) 0 0}' +
    '.base>:not(.frame,form,.add){margin-inline:12px}' +
    (button === 'text' ? '.base{--box-inset:12px}' : '.add{margin-inline-end:6px}'),
  tray: (chosen) =>
    `.frame.frame{background-color:#fff}${pad(chosen, 10)}` +
    '.frame::after{content:"";position:absolute;inset:0;border-radius:inherit;box-shadow:inset 0 0 0 5px #fff,inset 0 0 0 6px #0000001a,inset 0 4px 12px 2px #00000030}',
  // The line extends into the gaps between boxes, so that a row shows one continuous line.
  shelf: () =>
    '.frame{overflow:visible;margin-block-end:12px;border-radius:0}.frame:has(img){background:none}' +
    'img{padding:8% 8% 0;object-position:50% 100%!important;transform-origin:50% 100%}' +
    '.frame::after{content:"";position:absolute;inset:auto -12px -2px;block-size:2px;background:var(--text)}',
};

/** Clips the picture and not the frame, which would cut off the labels in its corners. */
function circle({ frame }: Chosen): string {
  const empty =
    '.frame:not(:has(img)){background:var(--talad-no-picture,none) center/28% no-repeat,radial-gradient(closest-side,var(--quiet) 99%,#0000)}';
  const plain = frame === 'none' || frame === 'shelf' ? `.frame:has(img){background:none}` : '';
  return `img{clip-path:circle(closest-side);background:var(--quiet)}${plain}${empty}`;
}

function words({ titleLines, rating, shop, tags }: Chosen): string {
  return [
    titleLines === 1
      ? '.title{-webkit-line-clamp:1;min-block-size:0}.title.bone{block-size:1.6em}'
      : '',
    rating ? '' : '.proof{display:none}',
    tags ? '' : '.tags.tags{display:none}',
    shop ? '' : '.rest>.small:not(.review){display:none}',
  ].join('');
}

const priceMarks: Readonly<
  Record<Exclude<Chosen['priceMark'], 'plain'>, (scheme: Scheme) => string>
> = {
  tag: (scheme) =>
    `${inked(scheme)}.price .now{margin-block:2px;padding:1px 10px 1px 22px;background-image:radial-gradient(circle at 12px 50%,${scheme.light} 3px,#0000 3.5px);clip-path:polygon(9px 0,100% 0,100% 100%,9px 100%,0 50%)}`,
  star: (scheme) =>
    `${inked(scheme)}.price .now{margin:2px 0;padding:.55em 1.15em;font-size:17px;line-height:1.25;clip-path:${starPath}}`,
  plate: () =>
    '.price .now{margin-block:2px;padding:0 10px;border:2px solid currentcolor;border-radius:6px;background:var(--surface);box-shadow:inset 0 0 0 2px var(--surface),inset 0 0 0 3px currentcolor;letter-spacing:.03em;line-height:1.7}',
};

/** Shows the price on colour B, in the text colour with the higher contrast. */
function inked(scheme: Scheme): string {
  const { '--talad-text': ink } = groundTokens(scheme, 'B');
  return `.price .now{background:${scheme.B};color:${ink};text-align:center}`;
}

/**
 * A round button over the corner of the picture, because a centred price leaves no space for it.
 */
const overPicture =
  '.add{grid-row:1;place-self:end;inline-size:44px;margin:0 6px 14px;border-radius:999px;background:var(--surface);color:var(--link);box-shadow:var(--talad-shadow-2,0 2px 12px #0003);opacity:1;translate:none}.add>span:not(.vh){display:none}';

const buttons: Readonly<Record<Chosen['button'], string>> = {
  hover: '',
  icon: `${MOUSE}{.price.price:has(+.add,+form){margin-inline-end:40px}.add{grid-row:3;place-self:center end;inline-size:44px;margin:-4px -6px -4px 0;border-radius:999px;background:none;color:var(--link);box-shadow:none;opacity:1;translate:none}.add>span:not(.vh){display:none}}`,
  // In a row of its own below the last line, so that the buttons of neighbouring boxes align. Lists
  // in rows place it elsewhere.
  text:
    '.price.price{margin-inline-end:0}.add{grid-row:5;place-self:end stretch;inline-size:auto;margin:8px var(--box-inset,0) 0;border-radius:var(--radius);background:var(--talad-tint,var(--quiet));color:var(--talad-on-tint,var(--text));box-shadow:none;opacity:1;translate:none}' +
    '.add>span:not(.vh){display:inline}.add>.icon{display:none}:is(.add,form)~.rest{padding-block-end:calc(52px*(2 - var(--box-column,1)))}',
  none: '.add{display:none}.price.price{margin-inline-end:0}',
};

function centred({ button, frame }: Chosen): string {
  const text = '.base{text-align:center}img{inset:0}.price{justify-content:center}';
  if (button === 'text' || button === 'none') return text + buttons[button];
  const price = '.price.price{margin-inline-end:0}';
  const onTouch = `@media not ((hover:hover) and (width>=750px)){${overPicture}}`;
  const inset = frame === 'card' ? '.price.price{margin-inline:12px}' : price;
  return `${text}${inset}${button === 'icon' ? overPicture : onTouch}`;
}

function hovers({ hover, scale, frame }: Chosen, scheme: Scheme): string {
  if (hover === 'second') return '';
  const noSecond = '.hover{display:none}';
  switch (hover) {
    case 'none':
      return noSecond;
    case 'zoom':
      return `${noSecond}img{transition:scale .4s ease-out}${MOUSE}{.base:hover img{scale:${(scale * 1.06).toFixed(3)}}}`;
    case 'lift': {
      const raised = frame === 'card' ? '.base:hover' : '.base:hover .frame';
      // A box that is raised would leave the pointer and fall back: its pseudo-element stays under
      // the pointer.
      return `${noSecond}.base,.frame{transition:translate .2s ease-out,box-shadow .2s ease-out}${MOUSE}{.base:hover{translate:0 -4px}.base:hover::before{content:"";position:absolute;inset:100% 0 -6px}${raised}{box-shadow:0 8px 20px #00000029}}`;
    }
    case 'invert': {
      const tokens = groundTokens(scheme, 'dark');
      const names = ['text', 'muted', 'line', 'edge', 'surface', 'quiet', 'sale'] as const;
      const inks = names.map((name) => `--${name}:${tokens[`--talad-${name}`]}`).join(';');
      return `${noSecond}${MOUSE}{.base:hover{${inks};--link:${tokens['--talad-accent-text']};--talad-on-sale:${tokens['--talad-on-sale']};--talad-star:${tokens['--talad-star']};background:${scheme.dark};box-shadow:0 0 0 8px ${scheme.dark}}.base:hover a.title::after{border-radius:0}}`;
    }
  }
}

function isNight({ light, dark }: Scheme): boolean {
  return contrast('#ffffff', light) > contrast('#ffffff', dark);
}
