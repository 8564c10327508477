import { moved, type Pen, type Svg } from '../../ink/pen.ts';
import { book, type Cover } from '../../paper/books.ts';
import { coverArt } from '../../paper/cover-art.ts';
import { kidsArt } from '../../paper/cover-art-kids.ts';
import { lying } from '../../scene/scene.ts';
import { type Look, SIDE } from '../../scene/shot.ts';

type Table = 'oat' | 'rose' | 'sage' | 'sky' | 'wood';

const tables: Readonly<Record<Table, { color: string; surface?: 'plain' | 'wood' | 'linen' }>> = {
  oat: { color: '#eadfcb' },
  rose: { color: '#ecd3c8' },
  sage: { color: '#d7dfcf' },
  sky: { color: '#d3dfe4' },
  wood: { color: '#cda97a', surface: 'wood' },
};

export const show = (pen: Pen, table: Table, ...parts: readonly Svg[]): Svg =>
  lying(pen, SIDE, SIDE, tables[table], parts.join(''));

export function looks(
  cover: Cover,
  table: Table,
  turn: number,
  use?: (pen: Pen, body: Svg) => Svg,
): Look {
  const scale = (cover.shape ?? 0.7) > 0.85 ? 1 : 1.12;
  const front: Look['front'] = (pen) =>
    show(pen, table, moved(book(pen, cover), 490, 490, scale, turn));
  return {
    color: cover.ground,
    front,
    ...(use ? { use: (pen: Pen) => use(pen, book(pen, cover)) } : {}),
  };
}

export const novel = (
  art: keyof typeof coverArt,
  ground: string,
  ink: string,
  accent: string,
  title: readonly string[],
  author: string,
  more: Partial<Cover> = {},
): Cover => ({ art: coverArt[art], ground, ink, accent, title, author, ...more });

export const picture = (
  art: keyof typeof kidsArt,
  ground: string,
  ink: string,
  accent: string,
  title: readonly string[],
  author: string,
  more: Partial<Cover> = {},
): Cover => ({
  art: kidsArt[art],
  ground,
  ink,
  accent,
  title,
  author,
  shape: 0.96,
  thick: 12,
  size: 70,
  face: 'looped',
  ...more,
});
