import { line, shape, times } from '../../ink/flat-shapes.ts';
import { ellipse, moved, type Svg } from '../../ink/pen.ts';
import { DOI, label } from './labels.ts';
import { BLUE, BLUSH, DARK, MINT, WARM } from './rooms.ts';
import type { Label } from '../../packs/label.ts';
import { bean, peaks, sun } from '../../packs/label-art.ts';
import { carton, coffeeBag } from '../../packs/paper-packs.ts';
import { vessel } from '../../packs/vessel.ts';
import { dripper } from '../../pottery/dripper.ts';
import type { Room } from '../../scene/scene.ts';
import { at, type Look, loose, steam, still } from '../../scene/shot.ts';
import { enamelMug, grinder, kettle, mokaPot } from '../../table/coffee-makers.ts';

const bag = (color: string, l: Label, room: Room, use?: Look['use']): Look => ({
  color,
  front: (pen, c) => still(pen, room, at(coffeeBag(pen, c, l), 490, 870, 1.28)),
  ...(use ? { use } : {}),
});

function enamelIcon(): Svg {
  return (
    shape('M-50 -34H34V40Q34 54 20 54H-36Q-50 54 -50 40Z', '#6b2f14') +
    line('M36 -16q40 0 36 30t-36 26', '#6b2f14', 10) +
    line('M-28 -52q10 -14 0 -28M4 -52q10 -14 0 -28', '#6b2f14', 6)
  );
}

export const coffeeLooks: Readonly<Record<string, Look>> = {
  'doi-chang-medium': bag('#5b3b2a', DOI, WARM, (pen, c) =>
    still(
      pen,
      MINT,
      at(coffeeBag(pen, c, DOI), 280, 800, 0.86),
      at(dripper(pen, { glaze: '#e9dfc8' }), 660, 860, 1.05),
      at(steam(pen), 660, 420, 0.7),
    ),
  ),
  'nan-dark-roast': bag(
    '#2b2523',
    label('#c9463a', '#fff2dc', ['น่าน', 'คั่วเข้ม'], { art: bean('#2b1810') }),
    BLUE,
  ),
  'mae-hong-son-natural': bag(
    '#e9d3d0',
    label('#fffaf2', '#8f2f4a', ['แม่ฮ่องสอน', 'เนเชอรัล'], { art: sun('#e0607a'), size: 38 }),
    MINT,
  ),
  'southern-robusta': bag(
    '#c9952f',
    label('#fdf1cf', '#6b2f14', ['โกปี้', 'ชุมพร'], { art: enamelIcon() }),
    DARK,
  ),
  'drip-bag-mixed': {
    color: '#7f9a8a',
    front: (pen, c) =>
      still(
        pen,
        BLUSH,
        at(
          carton(
            pen,
            c,
            label('#f8f1e0', '#2f4a3f', ['ดริปแบ็ก', '๑๐ ซอง'], { art: peaks('#c98a4a'), size: 52 }),
            { w: 360, h: 430 },
          ),
          420,
          860,
          1.35,
        ),
      ),
  },
  'cold-brew-bottle': {
    color: '#3a2116',
    front: (pen, c) =>
      still(
        pen,
        BLUE,
        ...[230, 480, 730].map((x) =>
          at(
            vessel(pen, {
              outer: [
                [92, 0],
                [92, 0],
                [100, 8],
                [100, 280],
                [92, 330],
                [44, 400],
                [40, 440],
                [44, 446],
              ],
              color: '#dfe6e2',
              gloss: 0.8,
              filled: { color: c, to: 330 },
              label: {
                ...label('#f4ead6', '#3a2116', ['โคลด์', 'บรูว์'], { size: 34 }),
                from: 90,
                to: 220,
              },
              cap: {
                outer: [
                  [46, 440],
                  [50, 444],
                  [50, 480],
                  [44, 484],
                  [0, 485],
                ],
                color: '#c9a24a',
              },
            }),
            x,
            860,
            1.35,
          ),
        ),
      ),
  },
  'cloth-filter-set': {
    color: '#c8cacc',
    front: (pen, c) =>
      still(
        pen,
        WARM,
        at(
          vessel(pen, {
            outer: [
              [110, 0],
              [110, 0],
              [116, 8],
              [116, 330],
              [122, 340],
              [0, 341],
            ],
            color: c,
            gloss: 0.95,
          }),
          330,
          860,
          1.35,
        ),
        at(
          {
            svg:
              line('M-90 -560H150', '#9b9ea1', 14) +
              shape('M-110 -560C-110 -400 -60 -260 0 -220C60 -260 110 -400 110 -560Z', '#e6d8bd') +
              shape(
                'M-110 -560C-110 -400 -60 -260 0 -220C20 -230 40 -260 56 -300C0 -330 -60 -420 -70 -560Z',
                '#d2bf9c',
              ) +
              ellipse(0, -560, 112, 24, 'fill="#5b3b2a"') +
              line('M110 -560H250', '#7a4a2b', 24),
            foot: 0,
            height: 0,
          },
          330,
          860,
          1.1,
        ),
        at(enamelMug(pen, '#f2efe6', '#7a4a24'), 730, 880, 1.05),
      ),
  },
  'moka-pot': {
    color: '#b9bcbf',
    front: (pen, c) => still(pen, WARM, at(mokaPot(pen, c), 470, 870, 1.45)),
  },
  'enamel-mug': {
    color: '#f2efe6',
    front: (pen, c) =>
      still(pen, { ...BLUE, wall: '#b9cdd4' }, at(enamelMug(pen, c), 470, 830, 1.75)),
  },
  'hand-grinder': {
    color: '#3a3d40',
    front: (pen) =>
      still(
        pen,
        MINT,
        at(grinder(pen), 430, 880, 1.42),
        at(
          loose(
            times(16, (i) =>
              moved(bean('#4a2a17'), -130 + ((i * 67) % 270), ((i * 31) % 60) - 20, 0.5, i * 50),
            ),
          ),
          780,
          880,
        ),
      ),
  },
  'gooseneck-kettle': {
    color: '#b9bcbf',
    front: (pen, c) => still(pen, BLUSH, at(kettle(pen, c), 520, 840, 1.55)),
  },
};
