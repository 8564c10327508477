import { lit } from '../ink/color.ts';
import { type Profile, turned } from '../ink/lathe.ts';
import type { Pen, Point } from '../ink/pen.ts';
import { hoop, stroke, windowShine } from '../ink/surface-detail.ts';
import { freckles } from './freckles.ts';
import { CLAY, type Glazed, glazedOverClay } from './glaze.ts';
import type { Art } from '../scene/scene.ts';

export function budVase(pen: Pen, { glaze, tilt = 0.16 }: Glazed): Art {
  const outer: Profile = [
    [86, 0],
    [86, 0],
    [96, 8],
    [148, 70],
    [164, 150],
    [132, 240],
    [58, 310],
    [38, 380],
    [36, 480],
    [52, 540],
    [50, 544],
  ];
  const body = glazedOverClay(
    pen,
    outer,
    [
      [30, 420],
      [30, 420],
      [32, 500],
      [46, 543],
    ],
    { glaze, tilt, edge: 76, drip: 24 },
  );
  return {
    svg:
      body.svg +
      freckles(pen, body.surface, glaze, 110, 520) +
      windowShine(pen, body.surface, 100, 220, 0.42),
    foot: 96,
    height: 544,
  };
}

/** Draws a round jar with carved lotus petals, clay bare in the cuts. */
export function moonJar(pen: Pen, { glaze, tilt = 0.18 }: Glazed): Art {
  const outer: Profile = [
    [110, 0],
    [110, 0],
    [124, 8],
    [214, 100],
    [250, 210],
    [214, 330],
    [130, 404],
    [108, 420],
    [118, 452],
    [114, 456],
  ];
  const { svg, surface } = turned(pen, {
    outer,
    inner: [
      [90, 380],
      [90, 380],
      [98, 420],
      [108, 455],
    ],
    material: { color: glaze, gloss: 0.55 },
    inside: { color: lit(CLAY, 0.7) },
    tilt,
  });
  const petals = Array.from({ length: 7 }, (_, i) => {
    const a = (i - 3) * 0.4;
    const lay = (points: readonly Point[]): Point[] => points.map(([x, y]) => surface.at(a + x, y));
    const cut = lay([
      [-0.17, 60],
      [-0.18, 160],
      [-0.1, 236],
      [0, 286],
      [0.1, 236],
      [0.18, 160],
      [0.17, 60],
    ]);
    const heart = lay([
      [-0.1, 80],
      [-0.1, 160],
      [0, 236],
      [0.1, 160],
      [0.1, 80],
    ]);
    return (
      stroke(cut, lit(CLAY, 0.62), 6) +
      stroke(
        cut.map(([x, y]): Point => [x + 3, y + 3]),
        lit(glaze, 1.4),
        2.5,
        'stroke-opacity="0.6"',
      ) +
      stroke(heart, lit(CLAY, 0.7), 3, 'stroke-opacity="0.7"')
    );
  }).join('');
  return {
    svg:
      svg +
      petals +
      hoop(surface, 318, 4, lit(CLAY, 0.62), 0.8) +
      hoop(surface, 334, 2.5, lit(CLAY, 0.62), 0.6) +
      windowShine(pen, surface, 150, 310, 0.28),
    foot: 122,
    height: 456,
  };
}
