import { leaf } from '../../garden/plants.ts';
import { lit, mix } from '../../ink/color.ts';
import { box, disc, line, times, words } from '../../ink/flat-shapes.ts';
import { moved } from '../../ink/pen.ts';
import { flat, OAT, ROSE, SAGE, SKY } from './desk.ts';
import { notebook, tiles } from '../../paper/notebooks.ts';
import { fountainPen } from '../../paper/writing-tools.ts';
import { mid } from '../../scene/from-above.ts';
import { dropShadow } from '../../scene/scene.ts';
import type { Look } from '../../scene/shot.ts';

export const notebookLooks: Readonly<Record<string, Look>> = {
  'cloth-journal-a5': flat(
    OAT,
    '#6d7f55',
    (pen, c) =>
      mid(
        notebook(pen, { color: c, cloth: true, elastic: lit(c, 0.6), ribbon: '#d9a441' }),
        1.12,
        -5,
      ),
    (pen, c) =>
      moved(
        notebook(pen, { color: c, cloth: true, elastic: lit(c, 0.6), ribbon: '#d9a441' }),
        400,
        500,
        0.96,
        -14,
      ) +
      moved(fountainPen(pen, '#c9a24a'), 790, 470, 0.96, 12) +
      leaf(760, 930, 190, 80, 70, '#6d9a55'),
  ),
  'saa-paper-sketchbook': flat(SAGE, '#cfa96a', (pen) =>
    mid(
      notebook(pen, {
        color: '#cfa96a',
        high: 640,
        wide: 640,
        print: times(13, (k) =>
          times(13, (i) =>
            box(
              -320 + i * 50,
              -320 + k * 50,
              (i + k) % 2 ? 44 : 20,
              (i + k) % 2 ? 20 : 44,
              (i + k) % 2 ? '#dcbc80' : '#b98f4e',
              'rx="4"',
            ),
          ),
        ),
        label: ['กระดาษสา', '๔๐ แผ่น'],
        coil: 'left',
      }),
      1.04,
      4,
    ),
  ),
  'year-planner-2570': flat(ROSE, '#9fb09a', (pen, c) =>
    mid(
      notebook(pen, {
        color: c,
        wide: 460,
        high: 700,
        ribbon: '#b0573f',
        elastic: lit(c, 0.7),
        print:
          words(['๒๕๗๐'], -20, 40, { size: 130, color: mix(c, '#ffffff', 0.75), face: 'serif' }) +
          words(['วันพระ · วันหยุด · รายจ่าย'], -20, 100, {
            size: 25,
            color: mix(c, '#ffffff', 0.75),
            bold: false,
          }),
      }),
      1.14,
      5,
    ),
  ),
  'pocket-notebook-trio': flat(OAT, '#b0573f', (pen) =>
    [0, 1, 2]
      .map((i) =>
        moved(
          notebook(pen, {
            color: ['#e7d3ae', '#dfe6e0', '#f0d9cc'][i] ?? OAT,
            wide: 380,
            high: 540,
            print: tiles(
              ['#b0573f', '#3f6f7d', '#d29f3c'][i] ?? OAT,
              ['#e7d3ae', '#2f4a5a', '#7a3b2e'][i] ?? OAT,
              i === 0 ? 0 : i === 1 ? 1 : 2,
            ),
            label: ['จดไว้'],
          }),
          280 + i * 200,
          420 + i * 70,
          0.92,
          -12 + i * 11,
        ),
      )
      .join(''),
  ),
  'spiral-lecture-pad': flat(SKY, '#a8d3c0', (pen, c) =>
    mid(
      notebook(pen, {
        color: c,
        coil: 'left',
        wide: 540,
        high: 720,
        print:
          box(60, -300, 180, 60, '#ffffff', 'rx="30" fill-opacity="0.7"') +
          words(['LECTURE'], 150, -258, { size: 32, color: lit(c, 0.5) }) +
          times(5, (i) => line(`M-200 ${120 + i * 36}H220`, lit(c, 0.8), 4)),
      }),
      1.08,
      -4,
    ),
  ),
  'watercolour-block': flat(SAGE, '#f4efe4', (pen) =>
    mid(
      notebook(pen, {
        color: '#f4efe4',
        wide: 560,
        high: 720,
        print:
          box(-280, -360, 560, 120, '#2f4a5a') +
          words(['สีน้ำ ๓๐๐ แกรม'], 0, -282, { size: 56, color: '#f4efe4', face: 'serif' }) +
          times(60, (i) =>
            disc(
              ((i * 97) % 420) - 210 + (i % 3) * 20,
              ((i * 61) % 330) - 110,
              44 + (i % 5) * 16,
              ['#7fb0c9', '#8fc0a0', '#f0b49a', '#d9a0c0'][i % 4] ?? '#7fb0c9',
              'fill-opacity="0.16"',
            ),
          ),
      }),
      1.1,
      4,
    ),
  ),
  'recipe-binder': flat(ROSE, '#c9573f', (pen, c) =>
    mid(
      notebook(pen, {
        color: c,
        wide: 600,
        high: 700,
        print:
          times(40, (i) =>
            box(
              -300 + (i % 8) * 80,
              -350 + Math.floor(i / 8) * 140,
              40,
              70,
              i % 2 ? lit(c, 1.1) : lit(c, 0.93),
            ),
          ) +
          box(-320, -250, 46, 80, '#9b9ea1') +
          box(-320, 160, 46, 80, '#9b9ea1'),
        label: ['สูตร', 'ของบ้าน'],
      }),
      1.08,
      -4,
    ),
  ),
  'music-manuscript-book': flat(OAT, '#2c2c30', (pen, c) =>
    mid(
      notebook(pen, {
        color: c,
        wide: 560,
        high: 720,
        print:
          times(
            3,
            (k) =>
              times(5, (i) => line(`M-220 ${40 + k * 100 + i * 13}H230`, '#d9c9a0', 2.4)) +
              times(
                6,
                (n) =>
                  `<ellipse cx="${-170 + n * 68}" cy="${60 + k * 100 + ((n * 29 + k * 13) % 40)}" rx="12" ry="9" fill="#d9c9a0" transform="rotate(-18 ${-170 + n * 68} 60)"/>` +
                  line(
                    `M${-159 + n * 68} ${58 + k * 100 + ((n * 29 + k * 13) % 40)}v-54`,
                    '#d9c9a0',
                    3,
                  ),
              ),
          ) + words(['โน้ตเพลง'], 0, -190, { size: 80, color: '#d9c9a0', face: 'serif' }),
      }),
      1.1,
      5,
    ),
  ),
  'gratitude-journal': flat(SKY, '#efb9a8', (pen, c) =>
    mid(
      notebook(pen, {
        color: c,
        cloth: true,
        ribbon: '#8c3f4d',
        print:
          words(['ขอบคุณ'], 0, -30, { size: 96, color: '#fff6ec', face: 'looped' }) +
          times(3, (i) => line(`M-130 ${30 + i * 44}H${130 - i * 50}`, '#fff6ec', 5)),
      }),
      1.12,
      -6,
    ),
  ),
  'tear-off-calendar': flat(SAGE, '#c9352a', (pen, c) =>
    mid(
      dropShadow(pen, 'M-240 -330H240V330H-240Z', 22, 0.34) +
        times(5, (i) =>
          box(-240 + i * 2, -330 + i * 4, 480, 660, lit('#f3ead8', 0.9 + i * 0.03), 'rx="4"'),
        ) +
        box(-236, -330, 480, 130, c, 'rx="6"') +
        words(['มกราคม ๒๕๗๐'], 4, -248, { size: 52, color: '#fff3e0' }) +
        words(['๑๔'], 4, 130, { size: 300, color: c, face: 'serif' }) +
        words(['วันพฤหัสบดี · ขึ้น ๗ ค่ำ'], 4, 220, { size: 36, color: '#4a382a', bold: false }) +
        words(['น้ำขึ้น ๐๖.๒๐ · ปลูกผักชี'], 4, 274, { size: 32, color: '#4a382a', bold: false }) +
        disc(-130, -316, 12, '#5b4632') +
        disc(136, -316, 12, '#5b4632'),
      1.14,
      3,
    ),
  ),
};
