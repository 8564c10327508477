import { disc, line, times } from '../ink/flat-shapes.ts';
import { turned } from '../ink/lathe.ts';
import { ellipse, moved, type Pen } from '../ink/pen.ts';
import { boneShape } from './dog-toys.ts';
import type { Art } from '../scene/scene.ts';

export function dogBed(pen: Pen): Art {
  const body = turned(pen, {
    outer: [
      [330, 0],
      [330, 0],
      [396, 30],
      [420, 90],
      [396, 160],
      [340, 186],
    ],
    inner: [
      [0, 60],
      [220, 64],
      [300, 110],
      [330, 186],
    ],
    material: { color: '#8f7a5c', gloss: 0.05 },
    inside: { color: '#eadfc9', gloss: 0.02 },
    tilt: 0.42,
    content: ({ rise }) =>
      ellipse(0, -84 * rise, 270, 104, 'fill="#f2e9d6"') +
      times(5, (i) => disc(-150 + i * 75, -84 * rise + (i % 2) * 26 - 12, 9, '#c9b48d')) +
      line('M-190 -90Q0 -40 190 -90M-150 -40Q0 -120 160 -46', '#d9c9a8', 6),
  });
  return { svg: body.svg + moved(boneShape('#f2e6cc', 50), 0, 66, 0.8), foot: 370, height: 190 };
}
