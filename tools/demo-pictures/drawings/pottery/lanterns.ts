import { lit, mix, tone } from '../ink/color.ts';
import { blob } from '../ink/curve.ts';
import { type Profile, turned } from '../ink/lathe.ts';
import { ellipse, moved, path, type Pen, radial } from '../ink/pen.ts';
import { softLine } from '../ink/soft.ts';
import { throwingRings } from '../ink/surface-detail.ts';
import { freckles } from './freckles.ts';
import { CLAY, type Glazed } from './glaze.ts';
import type { Art } from '../scene/scene.ts';

/** Draws a candle house, cut with leaves that glow. */
export function lantern(
  pen: Pen,
  { glaze, tilt = 0.18, burning = true }: Glazed & { burning?: boolean },
): Art {
  const outer: Profile = [
    [150, 0],
    [150, 0],
    [164, 10],
    [190, 100],
    [184, 230],
    [140, 340],
    [86, 396],
    [80, 420],
    [76, 424],
  ];
  const { svg, surface } = turned(pen, {
    outer,
    inner: [
      [60, 380],
      [60, 380],
      [66, 410],
      [71, 423],
    ],
    material: { color: glaze, gloss: 0.35 },
    inside: { color: '#e9a04a' },
    tilt,
  });
  const holes = [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 7 }, (_, i) => {
        const a = (i - 3) * 0.42 + (row % 2) * 0.21;
        const h = 84 + row * 92;
        const wide = 0.1 - row * 0.012;
        const cut = blob([
          surface.at(a, h - 36),
          surface.at(a - wide, h),
          surface.at(a, h + 40),
          surface.at(a + wide, h),
        ]);
        const glow = burning
          ? radial(
              pen,
              [
                [0, '#fff1b8'],
                [0.55, '#fbb84e'],
                [1, '#c76a1c'],
              ],
              { cx: 0.5, cy: 0.7, r: 0.75 },
            )
          : '#3a2417';
        return (
          path(cut, `fill="${lit(glaze, 0.55)}" transform="translate(-3 -3)"`) +
          path(cut, `fill="${glow}"`)
        );
      }),
    )
    .join('');
  const halo = burning
    ? ellipse(
        0,
        -190,
        420,
        380,
        `fill="${radial(pen, [
          [0, '#ffcf7a', 0.5],
          [0.5, '#ffcf7a', 0.2],
          [1, '#ffcf7a', 0],
        ])}"`,
      )
    : '';
  return {
    svg: halo + svg + throwingRings(surface, 30, 380, 14, lit(glaze, 0.6)) + holes,
    foot: 162,
    height: 424,
  };
}

/** Draws a shallow drop-shaped dish, a brass bead, one burning stick. */
export function incense(pen: Pen, { glaze, tilt = 0.34 }: Glazed): Art {
  const dish = turned(pen, {
    outer: [
      [150, 0],
      [150, 0],
      [200, 12],
      [258, 44],
      [264, 56],
      [260, 60],
    ],
    inner: [
      [0, 18],
      [170, 20],
      [230, 38],
      [252, 59],
    ],
    material: { color: CLAY, gloss: 0.1 },
    inside: { color: (h) => mix(tone(glaze, -0.08), glaze, h), gloss: 0.6 },
    tilt,
  });
  const y = -20;
  const bead = turned(pen, {
    outer: [
      [30, 0],
      [40, 14],
      [36, 34],
      [12, 44],
    ],
    material: { color: '#c8a052', gloss: 0.9 },
    tilt,
  }).svg;
  const stick = `<path d="M-40 ${y - 40}L150 -520" stroke="#6d4a2c" stroke-width="7" stroke-linecap="round"/><path d="M10 ${y - 166}L150 -520" stroke="#4a3426" stroke-width="11" stroke-linecap="round"/><circle cx="151" cy="-524" r="7" fill="#ff8a3c"/>`;
  const white = { color: '#ffffff', blur: 8 };
  const smoke =
    softLine(pen, 'M152 -540C130 -600 190 -630 160 -690C140 -735 180 -765 168 -820', 14, {
      ...white,
      opacity: 0.55,
    }) + softLine(pen, 'M160 -690C190 -740 130 -780 150 -850', 9, { ...white, opacity: 0.4 });
  const ash =
    ellipse(60, y + 8, 44, 9, 'fill="#8b857c" fill-opacity="0.55"') +
    freckles(pen, dish.surface, glaze, 8, 44);
  return { svg: dish.svg + ash + moved(bead, -40, y) + stick + smoke, foot: 176, height: 60 };
}
