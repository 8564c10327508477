import { dropper, pump, rollOn, spray } from '../../care/bottles.ts';
import { creamJar, tubeOf } from '../../care/pots-and-tubes.ts';
import { leaf } from '../../garden/plants.ts';
import { lit } from '../../ink/color.ts';
import { disc, line, times } from '../../ink/flat-shapes.ts';
import { ellipse, moved } from '../../ink/pen.ts';
import { few, FOG, ROSE, SAGE, SAND, stand, tag } from './views.ts';
import { drop, flower, fruit, sprig } from '../../packs/label-art.ts';
import { lotus } from '../../packs/lotus.ts';
import { glassJar } from '../../packs/tins-and-jars.ts';
import { above, mid } from '../../scene/from-above.ts';
import type { Look } from '../../scene/shot.ts';

export const faceLooks: Readonly<Record<string, Look>> = {
  'turmeric-face-oil': stand(
    dropper,
    '#a8641e',
    tag('#fbf1d8', '#7a4a10', drop('#e0941e'), 'ขมิ้นชัน'),
    SAND,
    1.65,
  ),
  'rice-milk-cleanser': stand(
    pump,
    '#f4efe2',
    tag('#e6dcc2', '#5b4a2a', sprig('#a8924a'), 'น้ำนมข้าว'),
    SAGE,
    1.45,
  ),
  'butterfly-pea-toner': stand(
    spray,
    '#5b6fc0',
    tag('#f3f1fa', '#37458f', flower('#5b6fc0', 5), 'อัญชัน'),
    FOG,
    1.55,
    few(flower('#4a58b0', 5)),
  ),
  'bakuchiol-night-cream': stand(
    creamJar,
    '#6f8f6a',
    tag('#f4f1e2', '#34533a', sprig('#5d8a48'), 'ใบบัวบก'),
    ROSE,
    1.75,
  ),
  'mangosteen-spot-gel': above({ color: '#ecd9e2' }, '#7a3558', (pen, c) =>
    mid(tubeOf(pen, c, tag('#fbf3f6', '#5b1f3f', fruit('#6b2a4a'), 'มังคุด')), 1.2, 18),
  ),
  'honey-clay-mask': stand(
    creamJar,
    '#e9dcc4',
    tag('#d9932b', '#fff6e2', drop('#fff0c9'), 'โคลนน้ำผึ้ง'),
    SAND,
    1.75,
  ),
  'sunscreen-thanaka': above({ color: '#d3e2e6' }, '#f0c456', (pen, c) =>
    mid(
      tubeOf(pen, c, {
        ...tag(
          '#fffaf0',
          '#8a5a10',
          disc(0, 0, 28, '#f0a02e') +
            times(10, (i) => line('M0 -38V-52', '#f0a02e', 6, `transform="rotate(${i * 36})"`)),
          'ทานาคา',
          'SPF 50',
        ),
      }),
      1.2,
      -14,
    ),
  ),
  'lip-balm-coconut': above({ color: '#d9c9b2', surface: 'wood' }, '#f1e6cf', (_pen, c) =>
    mid(
      moved(
        disc(10, 16, 236, '#00000030') +
          disc(0, 0, 230, '#a8713f') +
          times(
            6,
            (i) =>
              `<circle r="${222 - i * 9}" fill="none" stroke="${i % 2 ? '#8a5a2f' : '#c08a55'}" stroke-width="4"/>`,
          ) +
          disc(0, 0, 168, lit(c, 0.9)) +
          disc(-4, -6, 160, c) +
          ellipse(
            -50,
            -60,
            62,
            30,
            'fill="#fff" fill-opacity="0.45" transform="rotate(-30 -50 -60)"',
          ),
        -60,
        40,
      ) +
        moved(
          disc(8, 12, 180, '#00000030') +
            disc(0, 0, 176, '#b57f4a') +
            times(
              5,
              (i) => `<circle r="${150 - i * 30}" fill="none" stroke="#94622f" stroke-width="4"/>`,
            ) +
            lotus('#f1e0bd'),
          240,
          -220,
        ),
      1.1,
    ),
  ),
  'aloe-cooling-gel': stand(
    (pen, c, l) => glassJar(pen, c, l, { lid: '#f4f1e6', h: 290 }),
    '#b5d39a',
    tag('#fbfbf0', '#3f6a34', sprig('#5d9a48'), 'ว่านหาง 99%'),
    SAGE,
    1.65,
    leaf(0, 20, 330, 56, -20, '#6d9a55') +
      leaf(10, 20, 360, 56, 8, '#5d8a48') +
      leaf(20, 20, 300, 50, 34, '#7fae62'),
  ),
  'eye-serum-lotus': stand(
    rollOn,
    '#e6b3bd',
    tag('#fff6f4', '#8c3f4d', lotus('#e58fa8'), 'บัวหลวง'),
    FOG,
    1.9,
  ),
  'vitamin-c-makham-pom': stand(
    dropper,
    '#8a4a1e',
    tag('#eef2cf', '#55661e', fruit('#b9c455'), 'มะขามป้อม'),
    SAGE,
    1.65,
    few(fruit('#b9c455')),
  ),
  'shave-balm-galangal': stand(
    pump,
    '#3f4a4a',
    tag('#cfd6c9', '#2a3332', sprig('#5a7060'), 'ข่า ไพล'),
    FOG,
    1.45,
  ),
};
