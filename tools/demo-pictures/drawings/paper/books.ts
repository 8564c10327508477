import { lit } from '../ink/color.ts';
import { box, type Face, line, times, words } from '../ink/flat-shapes.ts';
import { clipped, linear, moved, num, path, type Pen, type Svg } from '../ink/pen.ts';
import type { CoverArt, Inks } from './cover-art.ts';
import { dropShadow } from '../scene/scene.ts';

export interface Cover extends Inks {
  readonly art: CoverArt;
  readonly title: readonly string[];
  readonly size?: number;
  readonly author?: string;
  readonly face?: Face;
  /** Colour of the text, if it differs from the ink. */
  readonly print?: string;
  /** Width over height: 0.7 is a novel, 1 a picture book. */
  readonly shape?: number;
  readonly thick?: number;
}

const HIGH = 740;

/** Draws a closed book from above around its middle, its foot and fore edge towards the viewer. */
export function book(pen: Pen, cover: Cover): Svg {
  const { ground, ink, shape = 0.7, thick = 20, size = 58, title } = cover;
  const w = HIGH * shape;
  const [x, y] = [-w / 2, -HIGH / 2];
  const front = `M${num(x)} ${y}H${num(x + w - 7)}Q${num(x + w)} ${y} ${num(x + w)} ${y + 7}V${-y - 7}Q${num(x + w)} ${-y} ${num(x + w - 7)} ${-y}H${num(x)}Z`;
  const pages = `M${num(x + 6)} ${-y - 4}L${num(x + 6 + thick)} ${-y - 4 + thick}H${num(x + w - 8 + thick)}V${y + 4 + thick}L${num(x + w - 8)} ${y + 4}Z`;
  const back = `M${num(x + thick)} ${y + thick}H${num(x + w + thick + 2)}V${-y + thick + 2}H${num(x + thick)}Z`;
  const light = linear(
    pen,
    [
      [0, '#ffffff', 0.34],
      [0.03, '#ffffff', 0.05],
      [0.05, '#000000', 0.22],
      [0.075, '#ffffff', 0.22],
      [0.12, '#ffffff', 0.02],
      [0.6, '#ffffff', 0.1],
      [1, '#000000', 0.12],
    ],
    [0, 0, 1, 0.25],
  );
  const print = cover.print ?? ink;
  const scale = w / 520;
  const art = `<g transform="translate(${num(x)} ${y}) scale(${num(scale * 100) / 100} 1)">${cover.art(pen, cover)}</g>`;
  return (
    dropShadow(pen, back, 26, 0.34) +
    path(back, `fill="${lit(ground, 0.62)}"`) +
    path(pages, 'fill="#f3ead8"') +
    clipped(
      pen,
      pages,
      times(
        7,
        (i) =>
          line(
            `M${num(x)} ${num(-y - 3 + (i + 1) * (thick / 7))}H${num(x + w + 40)}`,
            '#b8a88c',
            1.2,
            'stroke-opacity="0.55"',
          ) +
          line(
            `M${num(x + w - 8 + (i + 1) * (thick / 7))} ${y}V${-y + 30}`,
            '#b8a88c',
            1.2,
            'stroke-opacity="0.55"',
          ),
      ),
    ) +
    path(front, `fill="${ground}"`) +
    clipped(
      pen,
      front,
      art +
        words(title, 16, y + 60 + size, { size, color: print, face: cover.face ?? 'serif' }) +
        (cover.author
          ? box(x, -y - 62, w, 62, ground, 'fill-opacity="0.82"') +
            words([cover.author], 16, -y - 24, {
              size: 26,
              color: print,
              face: 'sans',
              bold: false,
            })
          : ''),
    ) +
    path(front, `fill="${light}"`)
  );
}

/** Draws a pile of books, spines towards the viewer, around its foot. */
export function bookPile(
  pen: Pen,
  books: readonly { color: string; title: string; wide?: number; thick?: number }[],
): Svg {
  let y = 0;
  return books
    .map(({ color, title, wide = 420, thick = 62 }, i) => {
      const x = -wide / 2 + (i % 2 ? 14 : -8);
      const top = y - thick;
      const shade = linear(pen, [
        [0, '#ffffff', 0.4],
        [0.2, '#ffffff', 0.08],
        [0.75, '#000000', 0.06],
        [1, '#000000', 0.4],
      ]);
      const cut = path(
        `M${x + 30} ${top}L${x + 76} ${top - 34}H${x + wide - 30}L${x + wide} ${top}Z`,
        `fill="${lit(color, 1.12)}"`,
      );
      const spine =
        box(x, top, wide, thick, color, 'rx="7"') +
        box(x + 34, top, 5, thick, lit(color, 1.4), 'fill-opacity="0.7"') +
        box(x + wide - 40, top, 5, thick, lit(color, 1.4), 'fill-opacity="0.7"') +
        words([title], x + wide / 2, top + thick * 0.66, {
          size: thick * 0.44,
          color: '#fff6e2',
          face: 'serif',
        }) +
        box(x, top, wide, thick, shade, 'rx="7"');
      y = top;
      return (i === books.length - 1 ? cut : '') + spine;
    })
    .join('');
}

/** Draws an open notebook with ruled pages around its middle. */
export function openBook(pen: Pen, cover: string): Svg {
  const page = (side: 1 | -1): Svg => {
    const d = `M0 -270C${side * 90} -300 ${side * 260} -292 ${side * 400} -270V270C${side * 260} 248 ${side * 90} 240 0 270Z`;
    return (
      path(d, 'fill="#fbf5e8"') +
      clipped(
        pen,
        d,
        times(12, (i) =>
          line(
            `M${side * 30} ${-210 + i * 38}H${side * 370}`,
            '#9db0bf',
            1.6,
            'stroke-opacity="0.6"',
          ),
        ) +
          path(
            d,
            `fill="${linear(
              pen,
              side > 0
                ? [
                    [0, '#6b5540', 0.34],
                    [0.16, '#6b5540', 0.05],
                    [1, '#ffffff', 0.1],
                  ]
                : [
                    [0, '#ffffff', 0.1],
                    [0.84, '#6b5540', 0.05],
                    [1, '#6b5540', 0.34],
                  ],
              [0, 0, 1, 0],
            )}"`,
          ),
      )
    );
  };
  const back = 'M-416 -280H416V286H-416Z';
  return moved(
    dropShadow(pen, back, 22, 0.32) + path(back, `fill="${cover}"`) + page(-1) + page(1),
    0,
    0,
  );
}
