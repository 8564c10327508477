import { dipDish, leafDish, plate, riceBowl, riceHeap, roosterBowl } from './bowls.ts';
import { dripper, espressoCup, mug, pitcher, teaCup } from './cups.ts';
import { mango, mangosteen, pomelo } from './fruits.ts';
import { lit } from './color.ts';
import {
  budVaseTwig,
  chopsticks,
  cookie,
  eggs,
  limeHalf,
  noodles,
  papayaShreds,
  wick,
} from './kitchen.ts';
import { ellipse, moved, radial, type Pen } from './pen.ts';
import { fig, herb, sprig } from './plants.ts';
import { lying, type Art, type Room } from './scene.ts';
import { at, loose, SIDE, steam, still, type Look } from './shot.ts';
import { lyingCloth, soft } from './cloth.ts';
import {
  budVase,
  clayPot,
  dragonJar,
  incense,
  lantern,
  lidJar,
  moonJar,
  mortar,
  potAndSaucer,
  teapot,
} from './vessels.ts';

const SAND: Room = { wall: '#e9ded0', table: '#d8bf9f', surface: 'wood' };
const SAGE: Room = { wall: '#dfe1d3', table: '#cdb592', surface: 'wood' };
const BLUSH: Room = { wall: '#ecdad0', table: '#dcc7b0', surface: 'linen' };
const MIST: Room = { wall: '#dbe0e2', table: '#d3bc9b', surface: 'wood' };
const DUSK: Room = { wall: '#54453b', table: '#7a5c42', surface: 'wood' };

const pot = (pen: Pen, glaze: string, green: (pen: Pen) => string) => {
  const { svg, rim } = potAndSaucer(pen, { glaze });
  return { svg: svg + moved(green(pen), 0, rim + 6), foot: 170, height: 330 };
};

/** A napkin under something that lies flat. */
const napkin = (pen: Pen, color: string) =>
  moved(
    lyingCloth(
      pen,
      soft([
        [-300, -260],
        [-300, -260],
        [300, -270],
        [300, -270],
        [306, 270],
        [306, 270],
        [-296, 264],
        [-296, 264],
      ]),
      { color, weave: 'pinstripe', accent: lit(color, 0.6) },
      [
        [
          [-80, -250],
          [-60, 260],
        ],
      ],
    ),
    640,
    560,
    1,
    14,
  );

export const dinpaoLooks: Readonly<Record<string, Look>> = {
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

function plateOf(pen: Pen) {
  return plate(pen, { glaze: '#e8dcc4', tilt: 0.3, radius: 330 });
}

/** Something seen from above, with the shadow of its round or leaf-shaped rim. */
function lay(pen: Pen, art: Art, x: number, y: number, scale = 1, turn = 0): string {
  const flat = art.depth ?? 1;
  const soft = `fill="${radial(pen, [
    [0.78, '#2a1a10', 0.42],
    [1, '#2a1a10', 0],
  ])}"`;
  return moved(
    ellipse(24, 26, art.foot * 1.3, art.foot * 1.28 * flat, soft) + art.svg,
    x,
    y,
    scale,
    turn,
  );
}
