import { mangosteen } from '../../fruit/small-fruits.ts';
import { herb, sprig } from '../../garden/plants.ts';
import { lit } from '../../ink/color.ts';
import { ellipse, moved } from '../../ink/pen.ts';
import { BLUSH, lay, MIST, napkin, plateOf, SAGE, SAND } from './props.ts';
import { espressoCup, mug, teaCup } from '../../pottery/cups.ts';
import { dripper } from '../../pottery/dripper.ts';
import { dipDish, leafDish, plate } from '../../pottery/plates.ts';
import { riceBowl, riceHeap } from '../../pottery/rice-bowl.ts';
import { roosterBowl } from '../../pottery/rooster-bowl.ts';
import { teapot } from '../../pottery/teapot.ts';
import { budVase, moonJar } from '../../pottery/vases.ts';
import { lying } from '../../scene/scene.ts';
import { at, type Look, loose, SIDE, steam, still } from '../../scene/shot.ts';
import { budVaseTwig, chopsticks, cookie, noodles } from '../../table/kitchen.ts';

export const tableLooks: Readonly<Record<string, Look>> = {
  'salt-glaze-mug': {
    color: '#6f93a8',
    front: (pen, color) => still(pen, SAND, at(mug(pen, { glaze: color }), 470, 800, 1.4)),
    use: (pen, color) =>
      still(
        pen,
        SAGE,
        at(plateOf(pen), 690, 800, 0.62),
        at(cookie(pen), 650, 770, 0.9),
        at(cookie(pen), 720, 782, 0.9),
        at(mug(pen, { glaze: color, filled: '#5b3a22' }), 380, 840, 1.15),
        at(steam(pen), 380, 440),
      ),
  },
  'yunomi-tea-cup': {
    color: '#e9dfc8',
    near: [480, 620, 2.4],
    front: (pen, color) =>
      still(
        pen,
        MIST,
        at(teaCup(pen, { glaze: color }), 400, 770, 1.5),
        at(teaCup(pen, { glaze: color, filled: '#9aa64a' }), 680, 840, 1.5),
      ),
    use: (pen, color) =>
      still(
        pen,
        BLUSH,
        at(teapot(pen, { glaze: '#5f7f78' }), 350, 760, 0.92),
        at(teaCup(pen, { glaze: color, filled: '#9aa64a' }), 700, 850, 1.15),
        at(steam(pen), 700, 540, 0.8),
      ),
  },
  'espresso-cup-saucer': {
    color: '#3f4f57',
    front: (pen, color) =>
      still(pen, BLUSH, at(espressoCup(pen, { glaze: color }), 490, 800, 1.65)),
    use: (pen, color) =>
      still(
        pen,
        SAND,
        at(dripper(pen, { glaze: '#f0e8da' }), 320, 760, 0.9),
        at(espressoCup(pen, { glaze: color }), 650, 870, 1.15),
        at(steam(pen), 650, 640, 0.7),
      ),
  },
  'rice-bowl': {
    color: '#d9a25f',
    front: (pen, color) => still(pen, SAGE, at(riceBowl(pen, { glaze: color }), 500, 800, 1.6)),
    use: (pen, color) =>
      still(
        pen,
        SAND,
        at(dipDish(pen, '#eee3cc', '#8c3a1e', 0.3), 780, 700, 0.9),
        at(riceBowl(pen, { glaze: color, content: (s) => riceHeap(pen, s) }), 430, 860, 1.35),
        at(steam(pen), 430, 540),
        at(chopsticks(pen), 790, 860),
      ),
  },
  'rooster-bowl': {
    color: '#f3eee0',
    near: [500, 600, 2.1],
    front: (pen) => still(pen, BLUSH, at(roosterBowl(pen), 500, 800, 1.45)),
    use: (pen) =>
      still(
        pen,
        SAND,
        at(roosterBowl(pen), 500, 860, 1.3),
        at(noodles(pen), 500, 530, 1.3),
        at(steam(pen), 480, 470),
      ),
  },
  'reactive-dinner-plate': {
    color: '#7fa0a8',
    front: (pen, color) =>
      lying(
        pen,
        SIDE,
        SIDE,
        { color: '#dccbb0', surface: 'wood' },
        lay(pen, plate(pen, { glaze: color, tilt: 0.96, radius: 395 }), 500, 510),
      ),
    use: (pen, color) =>
      lying(
        pen,
        SIDE,
        SIDE,
        { color: '#cfc3b0', surface: 'linen' },
        napkin(pen, '#efe8d8') +
          lay(pen, plate(pen, { glaze: color, tilt: 0.96, radius: 370 }), 470, 520) +
          lay(pen, plate(pen, { glaze: lit(color, 1.18), tilt: 0.96, radius: 230 }), 470, 500) +
          moved(sprig(pen, 240, '#6d8a52'), 380, 600, 1, 38),
      ),
  },
  'banana-leaf-dish': {
    color: '#7c9a57',
    front: (pen, color) =>
      lying(
        pen,
        SIDE,
        SIDE,
        { color: '#dfd0b6', surface: 'linen' },
        lay(pen, leafDish(pen, { glaze: color }), 500, 510, 1.02, -14),
      ),
    use: (pen, color) =>
      lying(
        pen,
        SIDE,
        SIDE,
        { color: '#c9a678', surface: 'wood' },
        lay(pen, leafDish(pen, { glaze: color }), 500, 520, 1.04, 8) +
          [
            [330, 520],
            [470, 470],
            [470, 600],
            [610, 540],
            [720, 500],
          ]
            .map(([x = 0, y = 0]) =>
              moved(
                ellipse(14, 4, 74, 36, 'fill="#20140c" fill-opacity="0.3"') + mangosteen(pen).svg,
                x,
                y + 66,
                0.58,
              ),
            )
            .join(''),
      ),
  },
  'cane-handle-teapot': {
    color: '#5f7f78',
    near: [400, 640, 2],
    front: (pen, color) => still(pen, SAND, at(teapot(pen, { glaze: color }), 470, 810, 1.22)),
    use: (pen, color) =>
      still(
        pen,
        SAGE,
        at(teapot(pen, { glaze: color }), 420, 760, 0.98),
        at(teaCup(pen, { glaze: lit(color, 1.1), filled: '#9aa64a' }), 240, 880, 0.82),
        at(teaCup(pen, { glaze: lit(color, 1.1), filled: '#9aa64a' }), 720, 880, 0.82),
        at(steam(pen), 720, 660, 0.6),
      ),
  },
  'long-neck-vase': {
    color: '#c98b6b',
    front: (pen, color) => still(pen, MIST, at(budVase(pen, { glaze: color }), 490, 830, 1.3)),
    use: (pen, color) =>
      still(
        pen,
        BLUSH,
        at(loose(budVaseTwig()), 560, 330, 0.72),
        at(budVase(pen, { glaze: color }), 560, 850, 0.96),
        at(dipDish(pen, '#eee3cc', undefined, 0.3), 300, 860, 1.1),
      ),
  },
  'carved-lotus-jar': {
    color: '#efe6d4',
    near: [450, 560, 2],
    front: (pen, color) => still(pen, SAGE, at(moonJar(pen, { glaze: color }), 500, 820, 1.36)),
    use: (pen, color) =>
      still(
        pen,
        MIST,
        at(
          loose(herb(pen, { height: 380, leaf: '#6d8a52', stem: '#7a6a44', size: 150, slim: 0.3 })),
          560,
          430,
          1,
        ),
        at(moonJar(pen, { glaze: color }), 560, 830, 0.96),
        at(teaCup(pen, { glaze: '#b98a63' }), 270, 870, 0.8),
      ),
  },
};
