import type { PropsOf } from '../../schema/fields.ts';
import type { slideshow } from './slideshow.runtime.ts';

type Look = Pick<
  PropsOf<typeof slideshow.fields>,
  | 'layout'
  | 'height'
  | 'mask'
  | 'textGround'
  | 'side'
  | 'columns'
  | 'pictureWidth'
  | 'fit'
  | 'typeSize'
  | 'slides'
>;
type Layout = Look['layout'];

/** Returns whether a layout shows all slides at once. */
export function isGrid(layout: Layout): boolean {
  return layout === 'bento' || layout === 'columns' || layout === 'board';
}

/** Returns the classes of the list of slides. */
export function trackStyle(view: Look): string {
  const { layout, height, side, typeSize, slides } = view;
  const columns = Math.min(4, Math.max(2, Math.round(view.columns)));
  const width = Math.min(12, Math.max(5, Math.round(view.pictureWidth)));
  return [
    `l-${layout}`,
    height !== 'auto' || layout !== 'cover' ? `sized h-${height}` : '',
    `at-${side}`,
    `fit-${view.fit}`,
    layout === 'columns' ? `k${columns}` : '',
    layout === 'board' ? `rows${Math.min(6, Math.ceil((slides.length - 1) / 2))}` : '',
    layout === 'split' || layout === 'inset' ? `p${width} ${width > 8 ? 'over' : 'beside'}` : '',
    layout === 'type' ? typeSize : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Colours that a layout has if the slide names none. */
const usual: Readonly<Record<Layout, string>> = {
  cover: 'plain',
  split: 'tint',
  inset: 'tint',
  type: 'B',
  bento: 'tint',
  columns: 'plain',
  board: 'deep',
};

/** Returns the classes of a slide: white words on a veil, or the ground that they stand on. */
export function slideStyle(view: Look, { ground = 'auto' }: Look['slides'][number]): string {
  const own = ground === 'auto' ? usual[view.layout] : ground;
  if (view.layout === 'cover') {
    return `${view.textGround === 'veil' ? 'veil' : 'panel'} ${view.fit === 'contain' || view.textGround === 'solid' ? `ground ${own}` : ''}`;
  }
  const isVeiled =
    (view.layout === 'bento' || view.layout === 'columns') &&
    view.textGround === 'veil' &&
    view.fit === 'cover' &&
    view.mask === 'none';
  return isVeiled ? 'veil' : `solid ground ${own}`;
}

/** Returns the class of tiles that fill the last row of a bento. */
export function wideTile(layout: Layout, index: number, total: number): string {
  const others = total - 1;
  if (layout === 'board') return index === total - 1 && others % 2 === 1 ? 'wide' : '';
  if (layout !== 'bento') return '';
  if (total === 1) return 'only';
  if (total === 2) return 'half';
  const wide = Math.ceil(others / 4) * 4 - others;
  return index >= total - wide ? 'wide' : '';
}

export function sizesOf(layout: Layout): string {
  if (layout === 'cover') return '100vw';
  return isGrid(layout) ? '(width < 750px) 50vw, 640px' : '(width < 750px) 100vw, 60vw';
}

/** Returns a size for giant words: the longer the title, the smaller. Marks take no width. */
export function typeClass(title: string): string {
  const { length } = title.replaceAll(/\p{M}/gu, '');
  return length <= 10 ? 't1' : length <= 22 ? 't2' : length <= 44 ? 't3' : 't4';
}

const MAX_LINES = 5;

/** Returns the lines of an eye chart. */
export function linesOf(title: string): readonly string[] {
  const words = title.trim().split(/\s+/);
  return words.length <= MAX_LINES
    ? words
    : [...words.slice(0, MAX_LINES - 1), words.slice(MAX_LINES - 1).join(' ')];
}
