import { lit } from '../ink/color.ts';
import { box, disc, line, times, words } from '../ink/flat-shapes.ts';
import { ellipse, linear, moved, path, type Pen, type Svg } from '../ink/pen.ts';
import type { Label } from '../packs/label.ts';
import { vessel } from '../packs/vessel.ts';
import { type Art, dropShadow } from '../scene/scene.ts';

export function creamJar(pen: Pen, color: string, label: Label): Art {
  return vessel(pen, {
    outer: [
      [150, 0],
      [150, 0],
      [164, 10],
      [168, 40],
      [168, 150],
      [160, 166],
      [150, 170],
    ],
    color,
    gloss: 0.8,
    tilt: 0.24,
    label: { ...label, from: 22, to: 140 },
    cap: {
      outer: [
        [164, 168],
        [170, 172],
        [170, 236],
        [160, 246],
        [0, 248],
      ],
      color: '#d3a56b',
      gloss: 0.3,
    },
  });
}

export function tubeOf(
  pen: Pen,
  color: string,
  { paper, ink, lines, art = '', size = 40 }: Label,
): Svg {
  const d = 'M-150 -330H150L124 230Q120 262 90 262H-90Q-120 262 -124 230Z';
  return (
    dropShadow(pen, d, 18, 0.34) +
    path(
      d,
      `fill="${linear(
        pen,
        [
          [0, lit(color, 0.72)],
          [0.3, lit(color, 1.3)],
          [0.5, color],
          [1, lit(color, 0.66)],
        ],
        [0, 0, 1, 0],
      )}"`,
    ) +
    times(9, (i) => line(`M${-140 + i * 35} -330V-296`, lit(color, 0.7), 4)) +
    box(-92, -220, 184, 340, paper, 'rx="8" fill-opacity="0.94"') +
    moved(art, 0, -140, 0.9) +
    words(lines, 0, -20, { size, color: ink, face: 'serif' }) +
    box(
      -70,
      262,
      140,
      96,
      linear(
        pen,
        [
          [0, '#8a7a66'],
          [0.3, '#efe6d8'],
          [1, '#8a7a66'],
        ],
        [0, 0, 1, 0],
      ),
      'rx="10"',
    )
  );
}

/** Draws a balm tin from above with its lid next to it. */
export function balmTin(pen: Pen, color: string, { paper, ink, lines, art = '' }: Label): Svg {
  const lid = 'M-210 0A210 210 0 1 1 210 0A210 210 0 1 1 -210 0Z';
  return (
    moved(
      dropShadow(pen, lid, 18, 0.36) +
        disc(0, 0, 210, '#b9bcbf') +
        disc(0, 0, 194, lit(color, 0.85)) +
        disc(-4, -6, 186, color) +
        ellipse(
          -60,
          -70,
          90,
          50,
          'fill="#ffffff" fill-opacity="0.35" transform="rotate(-30 -60 -70)"',
        ),
      200,
      180,
    ) +
    dropShadow(pen, lid, 20, 0.38) +
    disc(0, 0, 214, '#c9cccf') +
    `<circle r="204" fill="none" stroke="#ffffff" stroke-width="5" stroke-opacity="0.8"/>` +
    disc(0, 0, 190, paper) +
    `<circle r="174" fill="none" stroke="${ink}" stroke-width="4"/>` +
    moved(art, 0, -66, 1.05) +
    words(lines, 0, 52, { size: 52, color: ink, face: 'serif' })
  );
}
