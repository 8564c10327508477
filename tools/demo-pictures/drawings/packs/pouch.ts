import { soft } from '../cloth/cloth.ts';
import { lit } from '../ink/color.ts';
import { polyline, smooth } from '../ink/curve.ts';
import { clipped, ellipse, linear, moved, num, path, type Pen, type Svg } from '../ink/pen.ts';
import { softLine } from '../ink/soft.ts';
import { type Motif, motif } from './motifs.ts';
import type { Art } from '../scene/scene.ts';

/** Draws a stand-up paper pouch with a sealed top and a window that shows its content. */
export function pouch(
  pen: Pen,
  spec: { paper: string; motif: Motif; contents: Svg; band?: string; tall?: number },
): Art {
  const { paper } = spec;
  const h = spec.tall ?? 520;
  const outline = soft([
    [-190, -h],
    [-190, -h],
    [190, -h],
    [190, -h],
    [196, -h + 90],
    [206, -h * 0.5],
    [214, -40],
    [196, -2],
    [196, -2],
    [0, 14],
    [-196, -2],
    [-196, -2],
    [-214, -40],
    [-206, -h * 0.5],
    [-196, -h + 90],
  ]);
  const window = soft([
    [-120, -214],
    [-70, -236],
    [70, -236],
    [120, -214],
    [132, -120],
    [112, -52],
    [0, -36],
    [-112, -52],
    [-132, -120],
  ]);
  const shade = linear(
    pen,
    [
      [0, lit(paper, 0.8), 0.5],
      [0.14, '#ffffff', 0.3],
      [0.3, '#ffffff', 0.05],
      [0.72, lit(paper, 0.5), 0.05],
      [1, lit(paper, 0.3), 0.55],
    ],
    [0, 0, 1, 0],
  );
  return {
    svg:
      path(
        outline,
        `fill="${linear(pen, [
          [0, lit(paper, 1.1)],
          [0.6, paper],
          [1, lit(paper, 0.76)],
        ])}"`,
      ) +
      clipped(
        pen,
        outline,
        (spec.band === undefined
          ? ''
          : `<rect x="-230" y="${-h + 74}" width="460" height="${num(h * 0.36)}" fill="${spec.band}"/>`) +
          Array.from(
            { length: 5 },
            (_, i) =>
              `<rect x="-220" y="${-h + 12 + i * 10}" width="440" height="4" fill="${lit(paper, 0.7)}" fill-opacity="0.45"/>`,
          ).join('') +
          softLine(
            pen,
            polyline(
              smooth(
                [
                  [-150, -h + 70],
                  [-120, -h * 0.6],
                  [-170, -60],
                ],
                8,
              ),
            ),
            16,
            { color: lit(paper, 0.5), blur: 9, opacity: 0.3 },
          ) +
          softLine(
            pen,
            polyline(
              smooth(
                [
                  [160, -h + 100],
                  [130, -h * 0.55],
                  [170, -90],
                ],
                8,
              ),
            ),
            15,
            { color: '#ffffff', blur: 8, opacity: 0.4 },
          ),
      ) +
      `<circle cx="0" cy="${-h + 34}" r="14" fill="${lit(paper, 0.5)}"/>` +
      ellipse(0, -h + 74 + h * 0.18, 86, 86, 'fill="#fbf5e6"') +
      ellipse(0, -h + 74 + h * 0.18, 77, 77, 'fill="none" stroke="#a5653f" stroke-width="3"') +
      moved(motif(spec.motif), 0, -h + 74 + h * 0.18, 1.08) +
      path(window, 'fill="#5b4632"') +
      clipped(
        pen,
        window,
        spec.contents + softLine(pen, window, 22, { color: '#20140c', blur: 8, opacity: 0.55 }),
      ) +
      path(window, `fill="none" stroke="${lit(paper, 1.25)}" stroke-width="4"`) +
      path(
        soft([
          [-104, -206],
          [-60, -226],
          [-10, -228],
          [-70, -70],
          [-104, -62],
          [-120, -120],
        ]),
        'fill="#ffffff" fill-opacity="0.15"',
      ) +
      path(outline, `fill="${shade}"`),
    foot: 196,
    height: h,
    depth: 0.4,
  };
}
