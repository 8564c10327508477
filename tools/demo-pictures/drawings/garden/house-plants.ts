import { lit } from '../ink/color.ts';
import { line, shape, times } from '../ink/flat-shapes.ts';
import { clipped, moved, type Pen, type Svg } from '../ink/pen.ts';

export const stem = (x: number, y: number, c = '#5f8a48', w = 9): Svg =>
  line(`M0 0Q${x * 0.2} ${y * 0.6} ${x} ${y}`, c, w);

const LEAF = 'M0 0C-0.7 0.1 -0.78 -0.7 0 -1.1C0.78 -0.7 0.7 0.1 0 0Z';

function splitLeaf(pen: Pen, x: number, y: number, size: number, turn: number, c: string): Svg {
  const cut = (s: number): Svg =>
    times(4, (i) =>
      shape(
        `M${s * 0.7} ${-0.12 - i * 0.21}L${s * 0.2} ${-0.22 - i * 0.19}L${s * 0.7} ${-0.23 - i * 0.22}Z`,
        lit(c, 0.38),
      ),
    );
  const blade =
    shape(LEAF, c) +
    shape('M0 0C0.7 0.1 0.78 -0.7 0 -1.1Z', lit(c, 0.84)) +
    cut(1) +
    cut(-1) +
    `<path d="M0 0V-1" stroke="${lit(c, 1.4)}" stroke-width="0.03" fill="none"/>`;
  return stem(x, y) + moved(clipped(pen, LEAF, blade), x, y, size, turn);
}

export const monstera = (pen: Pen): Svg =>
  [
    [-170, -330, 190, -42, '#3f7a4a'],
    [160, -350, 200, 38, '#4a8a52'],
    [-40, -400, 210, -6, '#55995a'],
    [-150, -160, 160, -70, '#4a8a52'],
    [150, -170, 165, 68, '#3f7a4a'],
  ]
    .map(([x, y, size, turn, c]) =>
      splitLeaf(pen, Number(x), Number(y), Number(size), Number(turn), String(c)),
    )
    .join('');

export const snakePlant = (): Svg =>
  [
    [-90, 430, -12],
    [90, 450, 12],
    [-40, 560, -4],
    [50, 520, 6],
    [-120, 300, -22],
    [0, 400, 1],
  ]
    .map(([x = 0, long = 0, turn = 0]) =>
      moved(
        shape(
          `M-36 0C-50 ${-long * 0.5} -38 ${-long * 0.85} 0 ${-long}C38 ${-long * 0.85} 50 ${-long * 0.5} 36 0Z`,
          '#d8c25a',
        ) +
          shape(
            `M-26 0C-38 ${-long * 0.5} -28 ${-long * 0.84} 0 ${-long * 0.95}C28 ${-long * 0.84} 38 ${-long * 0.5} 26 0Z`,
            '#3f6f4a',
          ) +
          times(9, (i) => line(`M-24 ${-40 - i * long * 0.09}q12 -16 24 0t24 0`, '#7fa57a', 6)),
        x,
        10,
        1,
        turn,
      ),
    )
    .join('');

export const heart = (
  x: number,
  y: number,
  size: number,
  turn: number,
  c: string,
  spot = '',
): Svg =>
  moved(
    shape(
      'M0 -6C-24 -40 -62 -20 -56 24C-50 66 -16 84 0 112C16 84 50 66 56 24C62 -20 24 -40 0 -6Z',
      c,
    ) +
      shape('M0 -6C24 -40 62 -20 56 24C50 66 16 84 0 112Z', lit(c, 0.85)) +
      (spot ? shape('M-34 10q18 -10 20 14t-14 24ZM14 34q20 -8 16 18t-20 12Z', spot) : '') +
      line('M0 0V96', lit(c, 1.35), 3),
    x,
    y,
    size,
    turn,
  );

export const pothos = (): Svg =>
  times(4, (v) => {
    const x0 = -150 + v * 100;
    const long = [5, 4, 3, 5][v] ?? 4;
    return (
      line(`M${x0 * 0.5} -10Q${x0 * 1.2} -60 ${x0 * 1.3} ${long * 78}`, '#7a9a4a', 8) +
      times(long, (i) =>
        heart(
          x0 * 1.3 + (i % 2 ? 26 : -26),
          10 + i * 82,
          0.82,
          i % 2 ? -24 : 24,
          i % 3 ? '#5f9a4a' : '#79ad54',
          '#f0e6a0',
        ),
      )
    );
  }) +
  times(9, (i) =>
    heart(
      -160 + i * 40,
      -70 - (i % 3) * 46,
      0.86,
      -70 + i * 17,
      i % 2 ? '#66a04e' : '#55904a',
      '#f0e6a0',
    ),
  );

export const nestFern = (): Svg =>
  times(13, (i) => {
    const a = -78 + i * 13;
    const long = 430 - Math.abs(i - 6) * 14;
    const c = i % 2 ? '#6fae52' : '#5a9a48';
    return moved(
      shape(
        `M0 0C-60 ${-long * 0.3} -20 ${-long * 0.4} -50 ${-long * 0.55}S-24 ${-long * 0.86} 0 ${-long}C26 ${-long * 0.86} 10 ${-long * 0.7} 46 ${-long * 0.52}S50 ${-long * 0.3} 0 0Z`,
        c,
      ) + line(`M0 0V${-long * 0.94}`, '#3f5a34', 7),
      0,
      0,
      1,
      a,
    );
  });
