import { rollOn } from '../../care/bottles.ts';
import { burner } from '../../care/room-scents.ts';
import { sachet } from '../../care/sachet.ts';
import { leaf } from '../../garden/plants.ts';
import { lit } from '../../ink/color.ts';
import { box, disc, line, shape, times } from '../../ink/flat-shapes.ts';
import { ellipse, moved } from '../../ink/pen.ts';
import { DUSK, SAND, tag } from './views.ts';
import { sprig } from '../../packs/label-art.ts';
import { paperTray } from '../../packs/paper-tray.ts';
import { pouch } from '../../packs/pouch.ts';
import { above, mid } from '../../scene/from-above.ts';
import { gridOf } from '../../scene/grid-of.ts';
import { at, type Look, still } from '../../scene/shot.ts';

export const incenseLooks: Readonly<Record<string, Look>> = {
  'agarwood-incense': above(
    { color: '#d3c3ad', surface: 'linen' },
    '#7a4a2b',
    (pen) =>
      mid(
        box(-90 + 10, -400 + 14, 180, 800, '#00000030', 'rx="90"') +
          box(-90, -400, 180, 800, '#c9a25a', 'rx="34"') +
          times(4, (i) => line(`M-88 ${-240 + i * 160}H88`, '#9a7434', 8)) +
          times(
            9,
            (i) =>
              line(`M${150 + i * 26} ${-340 + (i % 3) * 16}V${380 - (i % 2) * 24}`, '#5b3a24', 13) +
              line(`M${150 + i * 26} 250V${440 - (i % 2) * 24}`, '#c9a070', 8),
          ),
        1,
        8,
        360,
        490,
      ) + times(1, () => leaf(120, 880, 160, 60, -20, pen.random() > 2 ? '#fff' : '#6d8a55')),
  ),
  'incense-cones-benzoin': above({ color: '#dcd6cc' }, '#9a6a44', (_pen, c) =>
    mid(
      gridOf(
        4,
        12,
        210,
        260,
        () =>
          ellipse(14, 70, 74, 30, 'fill="#00000030"') +
          shape('M0 -96L62 66Q0 96 -62 66Z', c) +
          shape('M0 -96L-62 66Q-40 80 -12 82Z', lit(c, 1.3)) +
          shape('M0 -96L-8 -70Q0 -64 8 -70Z', '#e0603a'),
      ),
      0.96,
    ),
  ),
  'wardrobe-sachets': above(
    { color: '#e3d3b9', surface: 'wood' },
    '#b0567a',
    (pen) =>
      moved(sachet(pen, '#b0567a', '#e0b24a'), 270, 420, 1.15, -8) +
      moved(sachet(pen, '#4f7a8a', '#f0d9c0'), 640, 390, 1.15, 9) +
      moved(sachet(pen, '#c9953a', '#7a2f3a'), 470, 730, 1.15, 2),
  ),
  'oil-burner-clay': {
    color: '#b8674a',
    front: (pen, c) => still(pen, { ...DUSK, wall: '#746a66' }, at(burner(pen, c), 490, 840, 1.55)),
  },
  'essential-oil-set': above({ color: '#d9cfc0' }, '#a8713f', (pen) =>
    mid(
      paperTray(
        pen,
        880,
        600,
        '#a8713f',
        gridOf(6, 6, 130, 10, (i) =>
          moved(
            rollOn(
              pen,
              '#6b3f1c',
              tag(
                ['#eef2cf', '#dfe9c9', '#fbefd0', '#fbe9b0', '#e0e6d6', '#ead3c4'][i] ?? '#fff',
                '#4a2a14',
                '',
                ['ตะไคร้', 'มะกรูด', 'ไพล', 'กระดังงา', 'แฝก', 'กานพลู'][i] ?? '',
              ),
            ).svg,
            0,
            220,
            1.05,
          ),
        ),
      ),
    ),
  ),
  'floating-candles': above(
    { color: '#4f7a80' },
    '#f0b9c4',
    (_pen) =>
      times(
        9,
        (i) =>
          `<ellipse cx="${500 + ((i * 137) % 500) - 250}" cy="${500 + ((i * 89) % 500) - 250}" rx="${120 + i * 30}" ry="${90 + i * 24}" fill="none" stroke="#8fb4b8" stroke-width="3" stroke-opacity="0.4"/>`,
      ) +
      [
        [300, 290, '#f0b9c4'],
        [680, 270, '#fbf3e2'],
        [490, 520, '#e58fa8'],
        [260, 720, '#f7d98a'],
        [720, 720, '#f0b9c4'],
      ]
        .map(([x, y, c]) =>
          moved(
            times(
              10,
              (k) =>
                `<ellipse cx="0" cy="-84" rx="42" ry="70" fill="${lit(String(c), 0.86)}" transform="rotate(${k * 36})"/>`,
            ) +
              times(
                8,
                (k) =>
                  `<ellipse cx="0" cy="-54" rx="34" ry="52" fill="${lit(String(c), 1.08)}" transform="rotate(${k * 45 + 18})"/>`,
              ) +
              disc(0, 0, 44, '#fff3cc') +
              disc(0, 0, 20, '#ffb740'),
            Number(x),
            Number(y),
            0.98,
          ),
        )
        .join(''),
  ),
  'car-diffuser-wood': above({ color: '#5a6064' }, '#c08a55', (pen, c) =>
    mid(
      box(-400, -60, 800, 26, '#2c3134', 'rx="10"') +
        box(-400, 50, 800, 26, '#2c3134', 'rx="10"') +
        disc(10, 16, 240, '#00000040') +
        disc(0, 0, 232, c) +
        times(
          8,
          (i) =>
            `<circle r="${220 - i * 26}" fill="none" stroke="${lit(c, i % 2 ? 0.8 : 1.2)}" stroke-width="6" stroke-opacity="0.7"/>`,
        ) +
        moved(sprig(lit(c, 0.5)), 0, 0, 2.2) +
        ellipse(
          -90,
          -110,
          70,
          34,
          `fill="#fff" fill-opacity="${pen.random() > 2 ? 1 : 0.25}" transform="rotate(-36 -90 -110)"`,
        ),
      1.1,
    ),
  ),
  'candle-care-kit': above({ color: '#4b4548' }, '#cfa247', (_pen, c) =>
    mid(
      line('M-260 -330L60 120M-120 -350L-40 120', c, 26) +
        disc(-290, -370, 66, 'none', `stroke="${c}" stroke-width="22"`) +
        disc(-110, -410, 60, 'none', `stroke="${c}" stroke-width="22"`) +
        shape('M20 100L130 190L70 220L-40 130Z', lit(c, 0.8)) +
        line('M240 -360V80', c, 18) +
        shape('M160 80H320L290 250Q240 280 190 250Z', c) +
        shape('M160 80H230L214 262Q200 258 190 250Z', lit(c, 1.35)) +
        line('M400 -360V220q0 40 -40 40', lit(c, 0.85), 15),
      1.06,
      6,
      460,
      520,
    ),
  ),
  'refill-diffuser': {
    color: '#cfd8c0',
    front: (pen, c) =>
      still(
        pen,
        SAND,
        at(
          pouch(pen, {
            paper: c,
            band: '#5d7a5a',
            motif: 'basil',
            contents: ellipse(0, -120, 150, 110, 'fill="#d9d98a"'),
          }),
          490,
          880,
          1.4,
        ),
      ),
  },
};
