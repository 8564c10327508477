import { lit } from '../ink/color.ts';
import { box, line, words } from '../ink/flat-shapes.ts';
import { linear, moved, path, type Pen } from '../ink/pen.ts';
import type { Label } from './label.ts';
import type { Art } from '../scene/scene.ts';

/** Draws a side-gusset coffee bag, folded over at the top and tied with a tin strip. */
export function coffeeBag(
  pen: Pen,
  color: string,
  { paper, ink, lines, art = '', size = 44 }: Label,
): Art {
  const d = 'M-190 0C-196 -200 -192 -380 -182 -520H182C192 -380 196 -200 190 0Q0 18 -190 0Z';
  const shade = linear(
    pen,
    [
      [0, '#000000', 0.4],
      [0.1, '#ffffff', 0.22],
      [0.2, '#000000', 0.05],
      [0.5, '#ffffff', 0.1],
      [0.86, '#000000', 0.1],
      [0.9, '#ffffff', 0.14],
      [1, '#000000', 0.44],
    ],
    [0, 0, 1, 0],
  );
  return {
    svg:
      path(d, `fill="${color}"`) +
      box(-190, -600, 380, 92, lit(color, 0.88), 'rx="6"') +
      box(-204, -536, 408, 24, '#c9a24a', 'rx="5"') +
      box(-136, -420, 272, 320, paper, 'rx="8"') +
      box(-124, -408, 248, 296, 'none', `rx="4" stroke="${ink}" stroke-width="3"`) +
      moved(art, 0, -330, 0.95) +
      words(lines, 0, -226, { size, color: ink, face: 'serif', leading: 1.24 }) +
      line(
        'M-160 -30Q-150 -300 -170 -500M160 -30Q150 -300 170 -500',
        lit(color, 0.7),
        5,
        'stroke-opacity="0.6"',
      ) +
      path(d, `fill="${shade}"`) +
      `<circle cx="0" cy="-466" r="15" fill="${lit(color, 0.6)}"/><circle cx="0" cy="-466" r="6" fill="${lit(color, 0.3)}"/>`,
    foot: 188,
    height: 600,
    depth: 0.42,
  };
}

/** Draws an upright carton. */
export function carton(pen: Pen, color: string, label: Label, { w = 320, h = 420 } = {}): Art {
  const side = `M${w / 2} 0L${w / 2 + 90} -36V${-h - 30}L${w / 2} ${-h}Z`;
  const top = `M${-w / 2} ${-h}L${-w / 2 + 90} ${-h - 36}H${w / 2 + 90}L${w / 2} ${-h}Z`;
  return {
    svg:
      path(side, `fill="${lit(color, 0.66)}"`) +
      path(top, `fill="${lit(color, 1.25)}"`) +
      box(
        -w / 2,
        -h,
        w,
        h,
        linear(
          pen,
          [
            [0, lit(color, 1.1)],
            [1, lit(color, 0.92)],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      box(-w / 2 + 26, -h * 0.86, w - 52, h * 0.66, label.paper, 'rx="8"') +
      moved(label.art ?? '', 0, -h * 0.66) +
      words(label.lines, 0, -h * 0.4, {
        size: label.size ?? 40,
        color: label.ink,
        face: label.face ?? 'serif',
      }),
    foot: w / 2 + 30,
    height: h,
    depth: 0.5,
  };
}
