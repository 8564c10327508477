import { rollOn, spray } from '../../care/bottles.ts';
import { compress } from '../../care/compress.ts';
import { balmTin, creamJar } from '../../care/pots-and-tubes.ts';
import { lit } from '../../ink/color.ts';
import { box, disc, line, times } from '../../ink/flat-shapes.ts';
import { ellipse, moved } from '../../ink/pen.ts';
import { DUSK, FOG, ROSE, SAGE, SAND, stand, tag } from './views.ts';
import { flower, fruit, sprig } from '../../packs/label-art.ts';
import { paperTray } from '../../packs/paper-tray.ts';
import { glassJar } from '../../packs/tins-and-jars.ts';
import { above, mid } from '../../scene/from-above.ts';
import { gridOf } from '../../scene/grid-of.ts';
import { at, type Look, still } from '../../scene/shot.ts';

export const herbalLooks: Readonly<Record<string, Look>> = {
  'herbal-inhaler': stand(
    (pen, c, l) =>
      glassJar(pen, c, l, {
        lid: '#2f5a3a',
        h: 220,
        more: (s) =>
          times(46, () => {
            const [x, y] = s.at((pen.random() - 0.5) * 2.7, 20 + pen.random() * 140);
            return ellipse(
              x,
              y,
              6 + pen.random() * 9,
              5 + pen.random() * 6,
              `fill="${['#3a2a1c', '#8a5a2b', '#c9a25a', '#5b6a3a'][(pen.random() * 4) | 0]}"`,
            );
          }),
      }),
    '#8a6a44',
    tag('#f4e9cc', '#2f4f2a', sprig('#5d8a48'), 'ยาดม'),
    SAND,
    1.8,
  ),
  'green-balm': above({ color: '#e3dcc8' }, '#7fae62', (pen, c) =>
    mid(
      balmTin(pen, c, tag('#e6f0d8', '#2f5a2e', sprig('#4f8a3e'), 'ยาหม่อง', 'เขียว')),
      1.25,
      -4,
      410,
      430,
    ),
  ),
  'yellow-balm': above({ color: '#d6dfe0' }, '#eac04a', (pen, c) =>
    mid(
      balmTin(pen, c, tag('#fbeec0', '#8a5210', flower('#e0941e', 8), 'ไพล', 'สูตรร้อน')),
      1.25,
      6,
      410,
      430,
    ),
  ),
  'roll-on-peppermint': stand(
    rollOn,
    '#4f9a8a',
    tag('#eaf6f0', '#1f5a4c', sprig('#3f8a6a'), 'สะระแหน่'),
    FOG,
    1.9,
  ),
  'lavender-sleep-roll-on': stand(
    rollOn,
    '#8a78b0',
    tag('#f4f0fa', '#5b4a82', flower('#9a86c4', 7), 'หลับดี'),
    ROSE,
    1.9,
  ),
  'herbal-compress': {
    color: '#efe3c9',
    front: (pen) =>
      still(pen, SAGE, at(compress(pen), 400, 850, 1.45), at(compress(pen), 740, 890, 0.95)),
  },
  'eucalyptus-steam': above({ color: '#dfe6e2' }, '#e6dcc4', (pen) =>
    mid(
      paperTray(
        pen,
        860,
        660,
        '#cfd8c6',
        gridOf(
          3,
          5,
          260,
          290,
          (i) =>
            box(-100, -120, 200, 240, '#f4efe2', 'rx="10"') +
            times(14, (k) => line(`M${-90 + k * 14} -112V112`, '#e0d6c0', 2)) +
            moved(
              [
                sprig('#5d8a48'),
                fruit('#8f3f5a'),
                sprig('#7a9a4a'),
                flower('#e0941e', 8),
                sprig('#4f8a8a'),
              ][i] ?? '',
              0,
              0,
              1.3,
            ),
        ),
      ),
    ),
  ),
  'foot-spray-guava': stand(
    spray,
    '#9ab86a',
    tag('#fbfaf0', '#4a6a24', fruit('#a8c46a'), 'ใบฝรั่ง'),
    ROSE,
    1.55,
  ),
  'yadong-travel-kit': above({ color: '#cda97a', surface: 'wood' }, '#34486b', (pen, c) =>
    mid(
      box(-330, -230, 660, 460, c, 'rx="40"') +
        times(9, (i) =>
          line(
            `M-320 ${-190 + i * 48}H320`,
            i % 2 ? '#d9a441' : '#c9573f',
            7,
            'stroke-dasharray="26 14"',
          ),
        ) +
        box(-340, -250, 680, 60, lit(c, 0.8), 'rx="20"') +
        disc(0, -222, 22, '#c9a24a') +
        moved(
          balmTin(pen, '#7fae62', tag('#e6f0d8', '#2f5a2e', sprig('#4f8a3e'), 'เขียว')),
          -120,
          130,
          0.6,
        ) +
        moved(rollOn(pen, '#4f9a8a', tag('#eaf6f0', '#1f5a4c', '', 'โรลออน')).svg, 210, 300, 0.9),
      1.06,
      -4,
    ),
  ),
  'smelling-salts-orchid': stand(
    (pen, c, l) => creamJar(pen, c, l),
    '#b0322c',
    tag('#f0c456', '#2f5a3a', flower('#c9352a', 8, '#2f5a3a'), 'ยาดม'),
    DUSK,
    1.7,
  ),
};
