import { lit, mix } from '../ink/color.ts';
import { box, disc, line, times, words } from '../ink/flat-shapes.ts';
import { clipped, linear, path, type Pen, type Svg } from '../ink/pen.ts';
import { grid } from '../ink/weave.ts';
import { dropShadow } from '../scene/scene.ts';

export interface Notebook {
  readonly color: string;
  readonly wide?: number;
  readonly high?: number;
  readonly cloth?: boolean;
  /** The colour of the elastic. */
  readonly elastic?: string;
  readonly ribbon?: string;
  readonly coil?: 'left' | 'top';
  readonly label?: readonly string[];
  readonly print?: Svg;
}

/** Draws a notebook from above, around its middle. */
export function notebook(pen: Pen, spec: Notebook): Svg {
  const { color, wide = 500, high = 700, coil, label } = spec;
  const [x, y] = [-wide / 2, -high / 2];
  const cover = `M${x} ${y}H${-x - 26}Q${-x} ${y} ${-x} ${y + 26}V${-y - 26}Q${-x} ${-y} ${-x - 26} ${-y}H${x}Z`;
  const box2 = { x, y, right: -x, bottom: -y };
  const shade = linear(
    pen,
    [
      [0, '#000000', 0.26],
      [0.05, '#ffffff', 0.24],
      [0.1, '#ffffff', 0.02],
      [0.7, '#ffffff', 0.12],
      [1, '#000000', 0.16],
    ],
    [0, 0, 1, 0.2],
  );
  return (
    dropShadow(pen, cover, 24, 0.34) +
    path(`M${x + 4} ${y + 14}H${-x + 10}V${-y + 12}H${x + 4}Z`, 'fill="#f3ead8"') +
    times(4, (i) => line(`M${x + 6} ${-y + 2 + i * 3}H${-x + 8}`, '#b8a88c', 1)) +
    (spec.ribbon ? line(`M20 ${-y}q12 40 -6 78`, spec.ribbon, 13) : '') +
    path(cover, `fill="${color}"`) +
    clipped(
      pen,
      cover,
      (spec.cloth ? grid(box2, 4, lit(color, 0.74), lit(color, 1.3), 0.34) : '') +
        (spec.print ?? '') +
        (label
          ? box(-130, y + 110, 260, 66 + label.length * 40, '#fbf3e2', 'rx="6"') +
            box(
              -120,
              y + 120,
              240,
              46 + label.length * 40,
              'none',
              `stroke="${mix(color, '#3a2a1c', 0.5)}" stroke-width="2.5"`,
            ) +
            words(label, 0, y + 168, { size: 34, color: '#4a382a', face: 'serif' })
          : ''),
    ) +
    path(cover, `fill="${shade}"`) +
    (spec.elastic
      ? box(-x - 78, y - 3, 15, high + 6, spec.elastic, 'rx="3"') +
        box(-x - 76, y, 4, high, lit(spec.elastic, 1.5), 'fill-opacity="0.5"')
      : '') +
    (coil
      ? times(coil === 'left' ? Math.floor(high / 34) : Math.floor(wide / 34), (i) =>
          coil === 'left'
            ? disc(x + 24, y + 22 + i * 34, 8, '#2e2620') +
              line(`M${x + 24} ${y + 22 + i * 34}q-44 -16 -44 4t36 2`, '#8b8f93', 6)
            : disc(x + 22 + i * 34, y + 24, 8, '#2e2620') +
              line(`M${x + 22 + i * 34} ${y + 24}q-16 -44 4 -44t2 36`, '#8b8f93', 6),
        )
      : '')
  );
}

/** Draws the tiles of a temple floor as a grid over a cover. */
export function tiles(a: string, b: string, kind: 0 | 1 | 2): Svg {
  return times(70, (i) => {
    const [x, y] = [-260 + (i % 7) * 76, -360 + Math.floor(i / 7) * 76];
    if (kind === 0)
      return `<path d="M${x + 38} ${y}L${x + 76} ${y + 38}L${x + 38} ${y + 76}L${x} ${y + 38}Z" fill="${i % 2 ? a : b}"/>`;
    if (kind === 1) return disc(x + 38, y + 38, 34, a) + disc(x + 38, y + 38, 15, b);
    return `<path d="M${x} ${y}A76 76 0 0 1 ${x + 76} ${y + 76}H${x}Z" fill="${(i + Math.floor(i / 7)) % 2 ? a : b}"/>`;
  });
}
