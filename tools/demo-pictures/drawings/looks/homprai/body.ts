import { loofah } from '../../care/bath-things.ts';
import { dropper, pump, rollOn, spray } from '../../care/bottles.ts';
import { tubeOf } from '../../care/pots-and-tubes.ts';
import { candle } from '../../care/room-scents.ts';
import { moved } from '../../ink/pen.ts';
import { few, FOG, ROSE, SAGE, SAND, stand, tag } from './views.ts';
import { basket } from '../../packs/baskets.ts';
import { drop, flower, fruit, sprig } from '../../packs/label-art.ts';
import { glassJar, tin } from '../../packs/tins-and-jars.ts';
import { above, mid } from '../../scene/from-above.ts';
import { at, type Look, still } from '../../scene/shot.ts';

export const bodyLooks: Readonly<Record<string, Look>> = {
  'kaffir-lime-shampoo': stand(
    pump,
    '#4f7a45',
    tag('#f4f3dc', '#2f4f2a', fruit('#7fa04a'), 'มะกรูด'),
    SAGE,
    1.45,
    few(fruit('#6d9a45'), 3),
  ),
  'butterfly-pea-conditioner': stand(
    pump,
    '#4a4a82',
    tag('#ecebf7', '#2f2f66', flower('#5b6fc0', 5), 'อัญชัน งาดำ'),
    FOG,
    1.45,
  ),
  'coconut-hair-oil': stand(
    dropper,
    '#e9dfc8',
    tag('#fffaf0', '#6b4a2a', flower('#f6f1e0', 5), 'ดอกปีบ'),
    ROSE,
    1.65,
  ),
  'hand-cream-mango-butter': above({ color: '#dbe6d6' }, '#f2b93c', (pen, c) =>
    mid(tubeOf(pen, c, tag('#fff6dd', '#8a5210', fruit('#efa02e'), 'มะม่วง')), 1.2, 10),
  ),
  'deodorant-alum': stand(
    rollOn,
    '#e6ebe6',
    tag('#f6f8f2', '#3f6a4a', sprig('#5d8a48'), 'ใบพลู'),
    SAGE,
    1.9,
  ),
  'massage-oil-plai': stand(
    spray,
    '#b8822a',
    tag('#fbefd0', '#6b4410', drop('#d9a02e'), 'ไพล'),
    SAND,
    1.55,
  ),
  'mosquito-spray': stand(
    spray,
    '#8fae5a',
    tag('#f7f8e4', '#47602a', sprig('#6d8a3a'), 'กันยุง'),
    FOG,
    1.55,
  ),
  'baby-powder-rice': stand(
    (pen, c, l) => tin(pen, c, l, { r: 120, h: 380 }),
    '#f0d3d3',
    tag('#fffaf6', '#a85a6a', flower('#fbf6ea', 5), 'แป้งข้าว'),
    FOG,
    1.5,
  ),
  'loofah-natural': above({ color: '#cfdcd8' }, '#dcc48c', (pen) => mid(loofah(pen), 1.2, -14)),
  'spa-gift-set': {
    color: '#c69a58',
    front: (pen, c) =>
      still(
        pen,
        ROSE,
        at(
          basket(pen, {
            color: c,
            low: true,
            handle: false,
            inside:
              moved(
                spray(pen, '#b8822a', tag('#fbefd0', '#6b4410', drop('#d9a02e'), 'ไพล')).svg,
                -120,
                70,
                0.66,
              ) +
              moved(
                candle(pen, '#f6efdc', tag('#fff', '#5f8a5b', flower('#fbf9ef', 5), 'มะลิ')).svg,
                110,
                80,
                0.66,
              ) +
              moved(
                glassJar(pen, '#e6e6da', tag('#f7f3e6', '#3f5a4a', '', 'เกลือ')).svg,
                0,
                120,
                0.58,
              ),
          }),
          500,
          860,
          1.35,
        ),
      ),
  },
};
