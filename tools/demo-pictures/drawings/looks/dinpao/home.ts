import { pomelo } from '../../fruit/large-fruits.ts';
import { mango } from '../../fruit/mango.ts';
import { fig, herb } from '../../garden/plants.ts';
import { lit } from '../../ink/color.ts';
import { BLUSH, DUSK, lay, MIST, plateOf, pot, SAGE, SAND } from './props.ts';
import { clayPot } from '../../pottery/clay-pot.ts';
import { espressoCup, mug, teaCup } from '../../pottery/cups.ts';
import { dripper } from '../../pottery/dripper.ts';
import { incense, lantern } from '../../pottery/lanterns.ts';
import { mortar } from '../../pottery/mortar.ts';
import { pitcher } from '../../pottery/pitcher.ts';
import { dipDish } from '../../pottery/plates.ts';
import { dragonJar, lidJar } from '../../pottery/storage-jars.ts';
import { budVase } from '../../pottery/vases.ts';
import { lying } from '../../scene/scene.ts';
import { at, type Look, loose, SIDE, steam, still } from '../../scene/shot.ts';
import { eggs, limeHalf, papayaShreds, wick } from '../../table/kitchen.ts';

export const homeLooks: Readonly<Record<string, Look>> = {
  'ratchaburi-dragon-jar': {
    color: '#8a4f20',
    near: [500, 540, 2],
    front: (pen) => still(pen, SAND, at(dragonJar(pen), 500, 820, 1.4)),
    use: (pen) =>
      still(
        pen,
        SAGE,
        at(loose(fig(pen, '#3f6d47')), 420, 440, 1.05),
        at(dragonJar(pen), 420, 840, 0.95),
        at(dragonJar(pen), 760, 880, 0.5),
      ),
  },
  'teak-lid-jar': {
    color: '#ead9b5',
    front: (pen, color) => still(pen, MIST, at(lidJar(pen, { glaze: color }), 500, 820, 1.5)),
    use: (pen, color) =>
      still(
        pen,
        SAND,
        at(lidJar(pen, { glaze: color }), 300, 780, 1),
        at(lidJar(pen, { glaze: lit(color, 0.8) }), 560, 830, 0.84),
        at(mug(pen, { glaze: '#c98b6b', filled: '#5b3a22' }), 790, 880, 0.66),
      ),
  },
  'jim-jum-pot': {
    color: '#a9653f',
    front: (pen) => still(pen, BLUSH, at(clayPot(pen), 500, 820, 1.4)),
    use: (pen) =>
      still(
        pen,
        SAND,
        at(clayPot(pen, { lid: false }), 430, 840, 1.2),
        at(
          loose(herb(pen, { height: 120, leaf: '#5d8d42', stem: '#6b7a3a', size: 110 })),
          430,
          520,
          1.1,
        ),
        at(steam(pen), 430, 470),
        at(eggs(pen), 800, 860),
      ),
  },
  'som-tam-mortar': {
    color: '#9c5a38',
    front: (pen) => still(pen, SAGE, at(mortar(pen), 460, 850, 1.15)),
    use: (pen) =>
      still(
        pen,
        SAND,
        at(mortar(pen), 380, 850, 1),
        at(plateOf(pen), 760, 860, 0.56),
        at(papayaShreds(pen), 760, 836, 0.8),
        at(limeHalf(pen), 620, 910, 0.8),
      ),
  },
  'coffee-dripper': {
    color: '#f0e8da',
    front: (pen, color) => still(pen, MIST, at(dripper(pen, { glaze: color }), 480, 840, 1.42)),
    use: (pen, color) =>
      still(
        pen,
        SAND,
        at(dripper(pen, { glaze: color }), 380, 830, 1.16),
        at(steam(pen), 380, 350, 0.9),
        at(espressoCup(pen, { glaze: '#3f4f57' }), 760, 880, 0.8),
      ),
  },
  'leaf-cut-lantern': {
    color: '#b9805a',
    near: [460, 580, 2],
    front: (pen, color) =>
      still(pen, SAND, at(lantern(pen, { glaze: color, burning: false }), 500, 830, 1.45)),
    use: (pen, color) =>
      still(
        pen,
        DUSK,
        at(lantern(pen, { glaze: color }), 400, 800, 1.1),
        at(lantern(pen, { glaze: lit(color, 0.9) }), 720, 880, 0.78),
        at(wick(pen), 210, 900),
      ),
  },
  'incense-dish': {
    color: '#52707c',
    front: (pen, color) => still(pen, SAGE, at(incense(pen, { glaze: color }), 470, 820, 1.12)),
    use: (pen, color) =>
      still(
        pen,
        MIST,
        at(budVase(pen, { glaze: '#c98b6b' }), 260, 790, 0.85),
        at(incense(pen, { glaze: color }), 620, 850, 0.95),
      ),
  },
  'drip-glaze-planter': {
    color: '#d8c3a0',
    front: (pen, color) =>
      still(
        pen,
        BLUSH,
        at(
          pot(pen, color, (p) => fig(p, '#3f6d47')),
          500,
          850,
          1.2,
        ),
      ),
    use: (pen, color) =>
      still(
        pen,
        SAGE,
        at(
          pot(pen, color, (p) =>
            herb(p, { height: 300, leaf: '#5d8d42', stem: '#6b7a3a', size: 120 }),
          ),
          300,
          800,
          0.84,
        ),
        at(
          pot(pen, lit(color, 0.86), (p) => fig(p, '#4a7a4a')),
          660,
          870,
          0.98,
        ),
      ),
  },
  'dipping-dishes': {
    color: '#eee3cc',
    front: (pen) =>
      lying(
        pen,
        SIDE,
        SIDE,
        { color: '#d3b78f', surface: 'wood' },
        [
          ['#eee3cc', 300, 320],
          ['#7d9a8c', 700, 310],
          ['#c98b6b', 310, 710],
          ['#4d6470', 710, 700],
        ]
          .map(([c, x, y]) =>
            lay(pen, dipDish(pen, String(c), undefined, 0.95), Number(x), Number(y), 1.3),
          )
          .join(''),
      ),
    use: (pen) =>
      still(
        pen,
        SAND,
        at(dipDish(pen, '#eee3cc', '#8c3a1e', 0.42), 290, 740, 1.3),
        at(dipDish(pen, '#7d9a8c', '#b9882e', 0.42), 690, 730, 1.3),
        at(dipDish(pen, '#c98b6b', '#5f6b2a', 0.42), 500, 880, 1.4),
      ),
  },
  'water-pitcher': {
    color: '#9bb0a5',
    front: (pen, color) => still(pen, BLUSH, at(pitcher(pen, { glaze: color }), 470, 840, 1.3)),
    use: (pen, color) =>
      still(
        pen,
        MIST,
        at(pitcher(pen, { glaze: color }), 340, 800, 1),
        at(teaCup(pen, { glaze: lit(color, 1.15), filled: '#b8c9c4' }), 640, 860, 0.95),
        at(pomelo(pen), 830, 820, 0.45),
        at(mango(pen), 790, 890, 0.5),
      ),
  },
};
