import { cloth, jokBand, lyingCloth, seam, soft, stitches } from './cloth.ts';
import { label } from './garment-parts.ts';
import { lit, tone } from '../ink/color.ts';
import { ellipse, type Pen, type Svg } from '../ink/pen.ts';
import { tube } from '../ink/tube.ts';
import type { Cloth } from '../ink/weave.ts';

/** Draws the tube skirt with its woven foot. */
export function tinJokSkirt(
  pen: Pen,
  spec: Cloth & { yarns: readonly [string, string, string, string] },
): Svg {
  const outline = soft([
    [-214, -372],
    [-214, -372],
    [214, -372],
    [214, -372],
    [244, 0],
    [256, 390],
    [256, 390],
    [0, 398],
    [-256, 390],
    [-256, 390],
    [-244, 0],
  ]);
  const hem = jokBand(-270, 176, 540, 224, spec.yarns);
  return (
    lyingCloth(
      pen,
      outline,
      spec,
      [
        [
          [-90, -300],
          [-110, 0],
          [-100, 390],
        ],
        [
          [70, -300],
          [50, 40],
          [84, 390],
        ],
        [
          [160, -200],
          [150, 100],
          [176, 390],
        ],
        [
          [-180, -120],
          [-190, 140],
          [-180, 380],
        ],
      ],
      hem +
        `<rect x="-270" y="-372" width="540" height="66" fill="${spec.yarns[0]}" fill-opacity="0.92"/><rect x="-270" y="-308" width="540" height="7" fill="${spec.yarns[3]}"/>`,
    ) + label(0, -352)
  );
}

/** Draws a wrap skirt with a long tie. */
export function wrapSkirt(pen: Pen, spec: Cloth): Svg {
  const { color } = spec;
  const outline = soft([
    [-164, -320],
    [-164, -320],
    [164, -320],
    [164, -320],
    [230, -40],
    [290, 350],
    [290, 350],
    [60, 372],
    [-290, 350],
    [-290, 350],
    [-230, -40],
  ]);
  const flap = soft([
    [-60, -322],
    [-60, -322],
    [166, -322],
    [166, -322],
    [232, -40],
    [292, 352],
    [292, 352],
    [40, 380],
    [40, 380],
    [0, 60],
    [-60, -322],
  ]);
  return (
    lyingCloth(pen, outline, { ...spec, color: tone(color, -0.03) }, [
      [
        [-120, -250],
        [-150, 20],
        [-180, 350],
      ],
      [
        [-60, -200],
        [-60, 100],
        [-80, 360],
      ],
    ]) +
    cloth(pen, flap, spec, [
      [
        [40, -250],
        [80, 0],
        [110, 360],
      ],
      [
        [120, -240],
        [180, 30],
        [220, 350],
      ],
      [
        [-20, -150],
        [30, 120],
        [60, 370],
      ],
    ]) +
    cloth(
      pen,
      soft([
        [-170, -326],
        [-170, -326],
        [170, -326],
        [170, -326],
        [174, -270],
        [174, -270],
        [-174, -270],
        [-174, -270],
      ]),
      { color: tone(color, 0.03) },
    ) +
    tube(
      pen,
      [
        [130, -298],
        [190, -250],
        [180, -150],
        [210, -60],
      ],
      9,
      { color: tone(color, 0.02), gloss: 0 },
    ) +
    tube(
      pen,
      [
        [130, -298],
        [160, -220],
        [150, -120],
        [160, -30],
      ],
      9,
      { color: tone(color, 0.05), gloss: 0 },
    ) +
    ellipse(130, -298, 20, 17, `fill="${lit(color, 1.1)}"`) +
    stitches(
      [
        [44, 358],
        [284, 330],
      ],
      color,
    ) +
    seam(
      [
        [-56, -268],
        [4, 60],
        [44, 376],
      ],
      color,
    )
  );
}
