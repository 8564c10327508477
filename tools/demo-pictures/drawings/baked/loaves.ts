import { crust, dust, round, seedsOn } from './crust.ts';
import { soft } from '../cloth/cloth.ts';
import { lit } from '../ink/color.ts';
import { line, shape, times } from '../ink/flat-shapes.ts';
import { clipped, ellipse, linear, moved, num, path, type Pen, type Svg } from '../ink/pen.ts';
import { type Art, dropShadow } from '../scene/scene.ts';

/** Draws a round loaf from above with slashes and the rings of flour from its basket. */
export function boule(pen: Pen, color: string): Svg {
  const d = round(330, 310, 0.03, pen);
  const gash = (x: number, turn: number, s: number): Svg =>
    moved(
      shape('M0 -230C46 -120 46 120 0 230C-46 120 -46 -120 0 -230Z', lit(color, 0.62)) +
        shape('M6 -210C40 -110 40 110 6 210C-14 110 -14 -110 6 -210Z', '#ecd3a3') +
        times(9, (i) => line(`M-8 ${-150 + i * 36}q20 10 34 -4`, '#d9b67c', 4)),
      x,
      0,
      s,
      turn,
    );
  return (
    dropShadow(pen, d, 30, 0.4) +
    path(d, `fill="${crust(pen, color)}"`) +
    clipped(
      pen,
      d,
      times(
        7,
        (i) =>
          `<ellipse cx="-20" cy="-20" rx="${60 + i * 44}" ry="${54 + i * 42}" fill="none" stroke="#fff3dc" stroke-width="13" stroke-opacity="${num(0.5 - i * 0.05)}"/>`,
      ) + dust(pen, 320, 300, 260),
    ) +
    gash(-20, 14, 0.9) +
    gash(150, 26, 0.6) +
    gash(-180, 2, 0.6)
  );
}

/** Draws a tin loaf on its long side; `crumb` is visible at the cut end. */
export function tinLoaf(pen: Pen, color: string, crumb: string, top: Svg = ''): Art {
  const side = soft([
    [-330, 0],
    [-330, 0],
    [230, 0],
    [230, 0],
    [236, -150],
    [250, -230],
    [180, -290],
    [60, -262],
    [-70, -292],
    [-200, -262],
    [-320, -290],
    [-362, -220],
    [-336, -140],
  ]);
  const slice = soft([
    [190, 0],
    [190, 0],
    [390, 0],
    [390, 0],
    [392, -130],
    [420, -200],
    [380, -284],
    [290, -300],
    [200, -284],
    [160, -200],
    [188, -130],
  ]);
  const inner = soft([
    [208, -14],
    [208, -14],
    [372, -14],
    [372, -14],
    [374, -136],
    [398, -200],
    [366, -268],
    [290, -282],
    [214, -268],
    [180, -200],
    [206, -136],
  ]);
  return {
    svg:
      path(
        side,
        `fill="${linear(pen, [
          [0, lit(color, 1.3)],
          [0.3, color],
          [0.5, lit(color, 0.95)],
          [0.62, lit(color, 1.3)],
          [1, lit(color, 0.85)],
        ])}"`,
      ) +
      clipped(pen, side, moved(top, -60, -250)) +
      path(slice, `fill="${lit(color, 0.85)}"`) +
      path(inner, `fill="${crumb}"`) +
      clipped(
        pen,
        inner,
        times(60, () =>
          ellipse(
            180 + pen.random() * 220,
            -270 + pen.random() * 260,
            2 + pen.random() * 6,
            2 + pen.random() * 4,
            `fill="${lit(crumb, pen.random() > 0.5 ? 0.86 : 1.2)}" fill-opacity="0.7"`,
          ),
        ),
      ),
    foot: 340,
    height: 290,
    depth: 0.4,
  };
}

export function baguette(pen: Pen, color: string): Svg {
  const d =
    'M-440 0C-440 -50 -380 -74 -300 -78H300C380 -74 440 -50 440 0C440 50 380 74 300 78H-300C-380 74 -440 50 -440 0Z';
  return (
    dropShadow(pen, d, 20, 0.36) +
    path(
      d,
      `fill="${linear(pen, [
        [0, lit(color, 1.3)],
        [0.4, color],
        [1, lit(color, 0.6)],
      ])}"`,
    ) +
    times(5, (i) =>
      moved(
        shape('M-70 -46C-20 -60 40 -30 76 46C20 40 -40 10 -70 -46Z', lit(color, 0.6)) +
          shape('M-58 -40C-14 -48 34 -22 62 34C16 30 -30 6 -58 -40Z', '#eed6a8'),
        -300 + i * 150,
        0,
      ),
    ) +
    moved(seedsOn(pen, 400, 60, 90, ['#2f2a24', '#f1e3c0', '#8fa05a', '#c9a25a'], 7), 0, 0)
  );
}
