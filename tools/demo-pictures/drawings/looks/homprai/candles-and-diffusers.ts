import { spray } from '../../care/bottles.ts';
import { candle, diffuser } from '../../care/room-scents.ts';
import { shape, times } from '../../ink/flat-shapes.ts';
import { DUSK, few, FOG, ROSE, SAGE, SAND, stand, tag } from './views.ts';
import { bean, drop, flower, fruit, sprig } from '../../packs/label-art.ts';
import { lotus } from '../../packs/lotus.ts';
import type { Look } from '../../scene/shot.ts';

export const scentLooks: Readonly<Record<string, Look>> = {
  'jasmine-candle': stand(
    (pen, c, l) => candle(pen, c, l),
    '#f6efdc',
    tag('#ffffff', '#5f8a5b', flower('#fbf9ef', 5), 'มะลิลา'),
    SAGE,
    1.6,
    few(flower('#fdfbf2', 5), 4),
  ),
  'rain-on-laterite-candle': stand(
    (pen, c, l) => candle(pen, c, l),
    '#b5654a',
    tag('#efe0d3', '#6b2f1c', drop('#7f9aa8'), 'ฝนแรก', 'ดินแดง'),
    FOG,
    1.6,
  ),
  'mango-sticky-candle': stand(
    (pen, c, l) =>
      candle(
        pen,
        c,
        l,
        times(4, (i) =>
          shape(
            'M-40 0Q0 -26 40 0Q0 16 -40 0Z',
            '#f2a92c',
            `transform="translate(${-66 + i * 44} ${(i % 2) * 10 - 4})"`,
          ),
        ),
      ),
    '#fbf6e8',
    tag('#f7c95a', '#7a3f0c', fruit('#efa02e'), 'ข้าวเหนียว', 'มะม่วง'),
    ROSE,
    1.6,
  ),
  'temple-incense-candle': stand(
    (pen, c, l) => candle(pen, c, l),
    '#8a6a4a',
    tag('#3a2a20', '#e9d3a0', lotus('#d9b46a'), 'โบสถ์ไม้'),
    DUSK,
    1.6,
  ),
  'lemongrass-diffuser': stand(
    diffuser,
    '#d9d98a',
    tag('#fbfbf0', '#55661e', sprig('#7a9a3a'), 'ตะไคร้'),
    SAGE,
    1.35,
  ),
  'frangipani-diffuser': stand(
    diffuser,
    '#f3d3c4',
    tag('#fffaf6', '#a85a4a', flower('#fbf6e6', 5, '#f0b33a'), 'ลีลาวดี'),
    ROSE,
    1.35,
    few(flower('#fdf6e6', 5, '#f0b33a'), 3),
  ),
  'oud-night-diffuser': stand(
    diffuser,
    '#4a2a1e',
    tag('#2a211e', '#e0b86a', bean('#c9a04a', 44), 'กฤษณา'),
    DUSK,
    1.35,
  ),
  'linen-spray-vetiver': stand(
    spray,
    '#cfd8c0',
    tag('#fdfdf6', '#4f6a4a', sprig('#8aa06a'), 'หญ้าแฝก'),
    SAND,
    1.55,
  ),
  'room-spray-pomelo': stand(
    spray,
    '#e9c8b4',
    tag('#fffaf2', '#8a4a3a', fruit('#e8a08a'), 'ดอกส้มโอ'),
    SAGE,
    1.55,
  ),
};
