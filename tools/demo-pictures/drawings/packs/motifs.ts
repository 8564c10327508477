import { soft } from '../cloth/cloth.ts';
import { leaf } from '../garden/plants.ts';
import { ellipse, moved, path, type Svg } from '../ink/pen.ts';
import { stroke } from '../ink/surface-detail.ts';

/** A small flat picture for labels, about 100 high, around (0, 0). */
export type Motif =
  | 'mango'
  | 'roselle'
  | 'mulberry'
  | 'bee'
  | 'banana'
  | 'durian'
  | 'chilli'
  | 'tamarind'
  | 'pea'
  | 'sprout'
  | 'longan'
  | 'basil';

export function motif(kind: Motif): Svg {
  const dot = (x: number, y: number, r: number, c: string): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`;
  switch (kind) {
    case 'mango':
      return (
        path(
          soft([
            [-4, -40],
            [30, -34],
            [44, 0],
            [20, 34],
            [-20, 34],
            [-46, 8],
            [-34, -12],
          ]),
          'fill="#e9a52f"',
        ) + leaf(2, -38, 44, 26, 62, '#4f7f3a')
      );
    case 'roselle':
      return (
        path(
          soft([
            [0, 42],
            [-34, 10],
            [-36, -34],
            [-36, -34],
            [-14, -8],
            [0, -46],
            [0, -46],
            [14, -8],
            [36, -34],
            [36, -34],
            [34, 10],
          ]),
          'fill="#a3213f"',
        ) + leaf(0, 44, 30, 18, 120, '#4f7f3a')
      );
    case 'mulberry':
      return (
        [
          [0, 34],
          [-14, 20],
          [14, 20],
          [-20, 0],
          [0, 4],
          [20, 0],
          [-15, -20],
          [15, -20],
          [0, -30],
          [0, -14],
        ]
          .map(([x = 0, y = 0], i) => dot(x, y, 12, i % 2 === 0 ? '#4a1f4f' : '#652a66'))
          .join('') + leaf(0, -38, 36, 22, 40, '#4f7f3a')
      );
    case 'bee':
      return (
        ellipse(-20, -26, 26, 15, 'fill="#cfd9de" transform="rotate(24 -20 -26)"') +
        ellipse(20, -26, 26, 15, 'fill="#dfe7ea" transform="rotate(-24 20 -26)"') +
        ellipse(0, 6, 24, 34, 'fill="#e9a92f"') +
        '<path d="M-23 -2H23M-23 14H23M-16 29H16" stroke="#3b2a1a" stroke-width="8"/>' +
        dot(0, -32, 13, '#3b2a1a')
      );
    case 'banana':
      return (
        [0, 1, 2]
          .map((i) =>
            stroke(
              [
                [-34 + i * 9, -34 + i * 2],
                [-26 + i * 15, 12 + i * 5],
                [26 + i * 8, 30 - i * 4],
              ],
              ['#d9a326', '#e9b93a', '#f2cb57'][i] ?? '',
              16,
            ),
          )
          .join('') + dot(-32, -38, 7, '#6e5131')
      );
    case 'durian':
      return (
        Array.from({ length: 16 }, (_, i) =>
          moved(path('M-10 -30L0 -48L10 -30Z', 'fill="#7f8a38"'), 0, 4, 1, i * 22.5),
        ).join('') +
        dot(0, 4, 33, '#97a045') +
        ellipse(0, 8, 12, 22, 'fill="#f2d26b"')
      );
    case 'chilli':
      return (
        stroke(
          [
            [-6, -30],
            [8, 4],
            [-14, 42],
          ],
          '#c5282c',
          17,
        ) +
        stroke(
          [
            [18, -28],
            [30, 0],
            [18, 28],
          ],
          '#d8423a',
          12,
        ) +
        stroke(
          [
            [-6, -30],
            [2, -46],
          ],
          '#4f7f3a',
          7,
        ) +
        stroke(
          [
            [18, -28],
            [12, -44],
          ],
          '#4f7f3a',
          6,
        )
      );
    case 'tamarind':
      return (
        stroke(
          [
            [-34, -26],
            [-12, 4],
            [4, 8],
            [34, 32],
          ],
          '#7a4a2b',
          24,
        ) +
        [
          [-30, -22],
          [-12, 2],
          [10, 12],
          [30, 28],
        ]
          .map(([x = 0, y = 0]) => dot(x, y, 13, '#8f5a35'))
          .join('') +
        stroke(
          [
            [-36, -30],
            [-44, -44],
          ],
          '#6e5131',
          6,
        )
      );
    case 'pea':
      return (
        path(
          soft([
            [0, 44],
            [0, 44],
            [-42, 8],
            [-32, -34],
            [0, -42],
            [32, -34],
            [42, 8],
          ]),
          'fill="#4453a8"',
        ) +
        path(
          soft([
            [0, 34],
            [-18, 6],
            [-10, -18],
            [0, -22],
            [10, -18],
            [18, 6],
          ]),
          'fill="#eef0dc"',
        ) +
        path(
          soft([
            [0, 30],
            [-9, 8],
            [0, -10],
            [9, 8],
          ]),
          'fill="#e3d27a"',
        )
      );
    case 'sprout':
      return (
        stroke(
          [
            [0, 40],
            [-2, 6],
            [0, -10],
          ],
          '#5d8d42',
          7,
        ) +
        leaf(0, -6, 50, 32, -56, '#6ea04d') +
        leaf(0, -6, 50, 32, 52, '#4f8a40') +
        ellipse(0, 42, 34, 8, 'fill="#6d4a31"')
      );
    case 'longan':
      return (
        [
          [-20, 10],
          [20, 12],
          [0, -18],
        ]
          .map(([x = 0, y = 0]) => dot(x, y, 20, '#b98a4e') + dot(x - 6, y - 7, 5, '#dcb983'))
          .join('') + leaf(2, -34, 38, 22, 50, '#4f7f3a')
      );
    case 'basil':
      return (
        leaf(0, 30, 54, 32, -50, '#3f7a3c') +
        leaf(0, 30, 54, 32, 48, '#4f8a40') +
        leaf(0, 32, 76, 40, 0, '#5d9a48') +
        stroke(
          [
            [0, 30],
            [0, 46],
          ],
          '#5d8d42',
          6,
        )
      );
  }
}
