import { lit, mix } from '../ink/color.ts';
import { box, disc, line, shape, times, words } from '../ink/flat-shapes.ts';
import { linear, moved, path, type Pen, type Svg } from '../ink/pen.ts';
import { dropShadow } from '../scene/scene.ts';

/** Returns a gradient across an upright round barrel. */
function barrel(pen: Pen, color: string, gloss = 0.7): string {
  return linear(
    pen,
    [
      [0, lit(color, 0.62)],
      [0.22, lit(color, 1.06)],
      [0.34, lit(color, 1 + gloss * 0.55)],
      [0.46, lit(color, 1.04)],
      [1, lit(color, 0.58)],
    ],
    [0, 0, 1, 0],
  );
}

const rod = (pen: Pen, y: number, h: number, w: number, color: string, r = 4, gloss = 0.7): Svg =>
  box(-w / 2, y, w, h, barrel(pen, color, gloss), `rx="${r}"`);

const tip = (pen: Pen, y: number, h: number, from: number, to: number, color: string): Svg =>
  path(
    `M${-from / 2} ${y}H${from / 2}L${to / 2} ${y + h}H${-to / 2}Z`,
    `fill="${barrel(pen, color)}"`,
  );

const cast = (pen: Pen, w: number, high: number): Svg =>
  dropShadow(pen, `M${-w / 2} ${-high / 2}H${w / 2}V${high / 2}H${-w / 2}Z`, 12, 0.32);

/** Each is about 640 long, point downwards, around its middle. */
export function pencil(
  pen: Pen,
  color: string,
  { wood = '#e3bf8c', mark = '' }: { wood?: string; mark?: string } = {},
): Svg {
  return (
    cast(pen, 28, 600) +
    rod(pen, -320, 540, 34, color, 3, 0.35) +
    box(-5, -320, 10, 540, lit(color, 1.2), 'fill-opacity="0.5"') +
    tip(pen, 220, 66, 34, 13, wood) +
    tip(pen, 284, 32, 14, 3, mix(color, '#2b2622', 0.25)) +
    (mark
      ? box(-17, -320, 34, 40, '#f5efe2') + words([mark], 0, -292, { size: 20, color: '#3a2a1c' })
      : box(-17, -320, 34, 14, lit(color, 0.7)))
  );
}

export function gelPen(pen: Pen, color: string): Svg {
  return (
    cast(pen, 36, 620) +
    rod(pen, -320, 34, 20, '#dcdcd8') +
    rod(pen, -292, 430, 40, '#f4f1ea', 10) +
    rod(pen, -292, 90, 42, color, 10) +
    rod(pen, 30, 130, 42, color, 6) +
    tip(pen, 158, 86, 40, 14, '#f4f1ea') +
    tip(pen, 242, 40, 12, 5, '#a8abad') +
    box(-26, -290, 9, 170, lit(color, 0.85), 'rx="4"')
  );
}

export function marker(pen: Pen, color: string, nib: 'chisel' | 'round' | 'brush' = 'round'): Svg {
  const end =
    nib === 'brush'
      ? shape('M-15 250Q-16 300 0 352Q16 300 15 250Z', lit(color, 0.8))
      : nib === 'chisel'
        ? shape('M-13 250H13V300L-13 318Z', lit(color, 0.9))
        : shape('M-12 250H12V296Q0 312 -12 296Z', lit(color, 0.9));
  return (
    cast(pen, 50, 600) +
    end +
    rod(pen, 190, 66, 40, '#3a3d40', 6) +
    rod(pen, -300, 500, 58, color, 14) +
    rod(pen, -300, 60, 60, lit(color, 0.82), 14) +
    box(-22, -150, 44, 180, '#fbf6ea', 'rx="6" fill-opacity="0.85"') +
    line('M-12 -120H12M-12 -96H12', color, 5)
  );
}

export function fountainPen(pen: Pen, color: string, nib = '#d9b45a'): Svg {
  return (
    cast(pen, 40, 680) +
    rod(pen, -360, 430, 52, color, 24, 1) +
    rod(pen, 60, 18, 54, lit(color, 1.3), 3, 1) +
    tip(pen, 76, 120, 44, 34, lit(color, 0.8)) +
    path(
      'M-19 196H19C19 250 10 300 0 344C-10 300 -19 250 -19 196Z',
      `fill="${barrel(pen, nib, 1)}"`,
    ) +
    disc(0, 246, 5, '#4a3a20') +
    line('M0 250V340', '#4a3a20', 2) +
    path('M22 -330h12q6 0 6 8V-120q0 12 -9 12t-9 -12Z', `fill="${barrel(pen, nib, 1)}"`) +
    times(5, (i) => line(`M-25 ${-20 + i * 9}H25`, lit(color, 0.6), 2.4))
  );
}

export function mechanicalPencil(pen: Pen, wood: string): Svg {
  return (
    cast(pen, 34, 620) +
    rod(pen, -330, 30, 16, '#b9bcbf', 3, 1) +
    rod(pen, -304, 60, 34, '#c8cacc', 6, 1) +
    rod(pen, -246, 420, 46, wood, 6, 0.4) +
    times(7, (i) =>
      line(
        `M${-18 + i * 6} -240q${(i % 3) * 3 - 3} 200 0 408`,
        lit(wood, 0.7),
        1.6,
        'stroke-opacity="0.6"',
      ),
    ) +
    tip(pen, 172, 110, 44, 14, '#b9bcbf') +
    tip(pen, 282, 40, 8, 5, '#8d9093') +
    box(16, -290, 9, 170, '#c8cacc', 'rx="4"')
  );
}

/** Draws things in a row, `gap` apart. */
export function row(items: readonly Svg[], gap: number, lift = 0): Svg {
  return items
    .map((item, i) => moved(item, (i - (items.length - 1) / 2) * gap, (i % 2 ? -1 : 1) * lift))
    .join('');
}

/** Draws an open box or tin from above, for things in it. */
export function flatBox(pen: Pen, w: number, h: number, color: string, inside: Svg): Svg {
  const d = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`;
  return (
    dropShadow(pen, d, 24, 0.34) +
    box(-w / 2, -h / 2, w, h, color, 'rx="22"') +
    box(-w / 2 + 14, -h / 2 + 14, w - 28, h - 28, lit(color, 0.72), 'rx="14"') +
    inside +
    box(
      -w / 2,
      -h / 2,
      w,
      h,
      'none',
      `rx="22" stroke="${lit(color, 1.4)}" stroke-width="4" stroke-opacity="0.7"`,
    )
  );
}
