import { soft } from './cloth.ts';
import { lit, mix } from './color.ts';
import { blob } from './curve.ts';
import { box, disc, line, shape, times } from './flat-shapes.ts';
import {
  clipped,
  ellipse,
  linear,
  moved,
  num,
  path,
  radial,
  type Pen,
  type Point,
  type Svg,
} from './pen.ts';
import { dropShadow, type Art } from './scene.ts';
import { softLine } from './soft.ts';

/** A baked skin: light where the dome meets the light, browner towards the edge. */
function crust(pen: Pen, color: string): string {
  return radial(
    pen,
    [
      [0, lit(color, 1.42)],
      [0.42, lit(color, 1.06)],
      [0.78, lit(color, 0.84)],
      [1, lit(color, 0.58)],
    ],
    { cx: 0.38, cy: 0.3, r: 0.78 },
  );
}

const round = (rx: number, ry: number, lumps = 0, pen?: Pen): string =>
  blob(
    Array.from({ length: 14 }, (_, i): Point => {
      const a = (i / 14) * Math.PI * 2,
        r = 1 + (pen ? (pen.random() - 0.5) * lumps : 0);
      return [Math.cos(a) * rx * r, Math.sin(a) * ry * r];
    }),
  );

/** Flour or sugar dusted over it. */
export function dust(
  pen: Pen,
  rx: number,
  ry: number,
  count: number,
  color = '#fff6e6',
  size = 5,
): Svg {
  return times(count, () => {
    const a = pen.random() * 6.3,
      d = Math.sqrt(pen.random());
    return disc(
      Math.cos(a) * d * rx,
      Math.sin(a) * d * ry,
      1 + pen.random() * size,
      color,
      `fill-opacity="${num(0.3 + pen.random() * 0.5)}"`,
    );
  });
}

/** Small seeds, each turned its own way. */
export function seedsOn(
  pen: Pen,
  rx: number,
  ry: number,
  count: number,
  colors: readonly string[],
  long = 9,
): Svg {
  return times(count, (i) => {
    const a = pen.random() * 6.3,
      d = Math.sqrt(pen.random());
    return `<ellipse cx="${num(Math.cos(a) * d * rx)}" cy="${num(Math.sin(a) * d * ry)}" rx="${long}" ry="${num(long * 0.48)}" fill="${colors[i % colors.length]}" transform="rotate(${num(pen.random() * 180)} ${num(Math.cos(a) * d * rx)} ${num(Math.sin(a) * d * ry)})"/>`;
  });
}

/** A round loaf from above with slashes; flour follows the basket's rings. */
export function boule(pen: Pen, color: string): Svg {
  const d = round(330, 310, 0.03, pen);
  const gash = (x: number, turn: number, s: number): Svg =>
    moved(
      shape('M0 -230C46 -120 46 120 0 230C-46 120 -46 -120 0 -230Z', lit(color, 0.62)) +
        shape('M6 -210C40 -110 40 110 6 210C-14 110 -14 -110 6 -210Z', '#ecd3a3') +
        times(9, (i) => line(`M-8 ${-150 + i * 36}q20 10 34 -4`, '#d9b67c', 4)),
      x,
      0,
      s,
      turn,
    );
  return (
    dropShadow(pen, d, 30, 0.4) +
    path(d, `fill="${crust(pen, color)}"`) +
    clipped(
      pen,
      d,
      times(
        7,
        (i) =>
          `<ellipse cx="-20" cy="-20" rx="${60 + i * 44}" ry="${54 + i * 42}" fill="none" stroke="#fff3dc" stroke-width="13" stroke-opacity="${num(0.5 - i * 0.05)}"/>`,
      ) + dust(pen, 320, 300, 260),
    ) +
    gash(-20, 14, 0.9) +
    gash(150, 26, 0.6) +
    gash(-180, 2, 0.6)
  );
}

/** A tin loaf standing on its long side; `crumb` shows at the cut end. */
export function tinLoaf(pen: Pen, color: string, crumb: string, top: Svg = ''): Art {
  const side = soft([
    [-330, 0],
    [-330, 0],
    [230, 0],
    [230, 0],
    [236, -150],
    [250, -230],
    [180, -290],
    [60, -262],
    [-70, -292],
    [-200, -262],
    [-320, -290],
    [-362, -220],
    [-336, -140],
  ]);
  const slice = soft([
    [190, 0],
    [190, 0],
    [390, 0],
    [390, 0],
    [392, -130],
    [420, -200],
    [380, -284],
    [290, -300],
    [200, -284],
    [160, -200],
    [188, -130],
  ]);
  const inner = soft([
    [208, -14],
    [208, -14],
    [372, -14],
    [372, -14],
    [374, -136],
    [398, -200],
    [366, -268],
    [290, -282],
    [214, -268],
    [180, -200],
    [206, -136],
  ]);
  return {
    svg:
      path(
        side,
        `fill="${linear(pen, [
          [0, lit(color, 1.3)],
          [0.3, color],
          [0.5, lit(color, 0.95)],
          [0.62, lit(color, 1.3)],
          [1, lit(color, 0.85)],
        ])}"`,
      ) +
      clipped(pen, side, moved(top, -60, -250)) +
      path(slice, `fill="${lit(color, 0.85)}"`) +
      path(inner, `fill="${crumb}"`) +
      clipped(
        pen,
        inner,
        times(60, () =>
          ellipse(
            180 + pen.random() * 220,
            -270 + pen.random() * 260,
            2 + pen.random() * 6,
            2 + pen.random() * 4,
            `fill="${lit(crumb, pen.random() > 0.5 ? 0.86 : 1.2)}" fill-opacity="0.7"`,
          ),
        ),
      ),
    foot: 340,
    height: 290,
    depth: 0.4,
  };
}

export function croissant(pen: Pen, color: string): Svg {
  const d =
    'M-300 84C-340 10 -220 -176 0 -184C220 -176 340 10 300 84C276 122 214 104 196 74C160 30 100 34 0 34C-100 34 -160 30 -196 74C-214 104 -276 122 -300 84Z';
  const bands = [-230, -158, -82, 0, 82, 158, 230];
  return (
    dropShadow(pen, d, 20, 0.36) +
    path(d, `fill="${crust(pen, color)}"`) +
    clipped(
      pen,
      d,
      bands
        .map(
          (x, i) =>
            softLine(pen, `M${x * 0.55} -30Q${x * 1.02} -130 ${x * 1.1} -196`, 10, {
              color: lit(color, 0.5),
              blur: 6,
              opacity: 0.55,
            }) +
            times(4, (k) =>
              line(
                `M${x * 0.62 + 16 + k * 9} ${-46 - i}Q${x * 1.02 + 22 + k * 9} -120 ${x * 1.06 + 22 + k * 7} -180`,
                lit(color, k % 2 ? 1.35 : 0.82),
                3,
                'stroke-opacity="0.6"',
              ),
            ),
        )
        .join(''),
    )
  );
}

/** A round bun from above: filling or topping is drawn on it. */
export function bun(pen: Pen, color: string, top: Svg = '', r = 120): Svg {
  const d = round(r, r * 0.96, 0.02, pen);
  return (
    dropShadow(pen, d, 13, 0.34) +
    path(d, `fill="${crust(pen, color)}"`) +
    clipped(pen, d, top) +
    ellipse(
      -r * 0.3,
      -r * 0.4,
      r * 0.34,
      r * 0.2,
      'fill="#ffffff" fill-opacity="0.3" transform="rotate(-24)"',
    )
  );
}

export function saltRoll(pen: Pen, color: string): Svg {
  const d = soft([
    [-190, 10],
    [-120, -70],
    [0, -94],
    [120, -70],
    [190, 10],
    [110, 60],
    [0, 76],
    [-110, 60],
  ]);
  return (
    dropShadow(pen, d, 14, 0.34) +
    path(d, `fill="${crust(pen, color)}"`) +
    clipped(
      pen,
      d,
      [-90, -30, 30, 90]
        .map((x) =>
          softLine(pen, `M${x} -100Q${x + 26} 0 ${x} 90`, 8, {
            color: lit(color, 0.5),
            blur: 5,
            opacity: 0.5,
          }),
        )
        .join(''),
    ) +
    seedsOn(pen, 60, 30, 16, ['#ffffff', '#f3efe6'], 6)
  );
}

export function baguette(pen: Pen, color: string): Svg {
  const d =
    'M-440 0C-440 -50 -380 -74 -300 -78H300C380 -74 440 -50 440 0C440 50 380 74 300 78H-300C-380 74 -440 50 -440 0Z';
  return (
    dropShadow(pen, d, 20, 0.36) +
    path(
      d,
      `fill="${linear(pen, [
        [0, lit(color, 1.3)],
        [0.4, color],
        [1, lit(color, 0.6)],
      ])}"`,
    ) +
    times(5, (i) =>
      moved(
        shape('M-70 -46C-20 -60 40 -30 76 46C20 40 -40 10 -70 -46Z', lit(color, 0.6)) +
          shape('M-58 -40C-14 -48 34 -22 62 34C16 30 -30 6 -58 -40Z', '#eed6a8'),
        -300 + i * 150,
        0,
      ),
    ) +
    moved(seedsOn(pen, 400, 60, 90, ['#2f2a24', '#f1e3c0', '#8fa05a', '#c9a25a'], 7), 0, 0)
  );
}

export function swirl(pen: Pen, color: string, icing: string): Svg {
  const d = round(160, 156, 0.03, pen);
  return (
    dropShadow(pen, d, 14, 0.34) +
    path(d, `fill="${crust(pen, color)}"`) +
    line(
      'M0 0c26 -30 60 10 30 44c-40 40 -100 0 -90 -56c14 -60 100 -80 150 -26c44 56 10 140 -70 150c-90 6 -140 -60 -124 -130',
      lit(color, 0.5),
      13,
      'stroke-opacity="0.75"',
    ) +
    line(
      'M-110 -60q60 -50 120 -10t80 40M-90 40q70 -30 110 10t80 -10',
      icing,
      22,
      'stroke-opacity="0.92"',
    ) +
    dust(pen, 130, 120, 30, '#8a5a2b', 4)
  );
}

export function bagel(pen: Pen, color: string, top: Svg): Svg {
  const d = round(190, 184, 0.02, pen);
  return (
    dropShadow(pen, d, 18, 0.36) +
    path(d, `fill="${crust(pen, color)}"`) +
    top +
    disc(4, 6, 56, lit(color, 0.5)) +
    disc(10, 14, 46, '#c9b192') +
    ellipse(-70, -100, 70, 24, 'fill="#ffffff" fill-opacity="0.3" transform="rotate(-30 -70 -100)"')
  );
}

export function focaccia(pen: Pen, color: string): Svg {
  const d = soft([
    [-360, -260],
    [-360, -260],
    [-200, -280],
    [0, -266],
    [200, -280],
    [360, -260],
    [360, -260],
    [376, 0],
    [360, 264],
    [360, 264],
    [0, 280],
    [-360, 264],
    [-360, 264],
    [-376, 0],
  ]);
  return (
    dropShadow(pen, d, 24, 0.38) +
    path(d, `fill="${crust(pen, color)}"`) +
    clipped(
      pen,
      d,
      times(34, (i) =>
        moved(
          ellipse(0, 0, 34, 24, `fill="${lit(color, 0.72)}"`) +
            ellipse(4, 6, 26, 16, `fill="${mix(color, '#d9a02e', 0.4)}"`),
          -310 + (i % 7) * 104 + (Math.floor(i / 7) % 2) * 40,
          -220 + Math.floor(i / 7) * 108,
        ),
      ) +
        times(17, (i) =>
          moved(
            disc(0, 0, 44, '#b3261e') +
              disc(-3, -4, 38, '#d8402f') +
              ellipse(-14, -14, 14, 8, 'fill="#fff" fill-opacity="0.5"'),
            -290 + ((i * 173) % 600),
            -210 + ((i * 97) % 430),
          ),
        ) +
        times(16, (i) =>
          moved(
            shape('M0 -40C26 -24 26 16 0 40C-26 16 -26 -24 0 -40Z', i % 2 ? '#3f7a3a' : '#528f48') +
              line('M0 -34V34', '#2f5f2e', 3),
            -300 + ((i * 131) % 620),
            -200 + ((i * 151) % 420),
            1,
            (i * 47) % 180,
          ),
        ) +
        dust(pen, 340, 250, 80, '#ffffff', 3),
    )
  );
}

/** A board with a handle to lie things on. */
export function board(pen: Pen, w: number, h: number, color = '#b98552'): Svg {
  const d = soft([
    [-w / 2, -h / 2],
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
    [-w / 2, h / 2],
  ]);
  return (
    dropShadow(pen, d, 20, 0.36) +
    box(
      -w / 2,
      -h / 2,
      w,
      h,
      linear(
        pen,
        [
          [0, lit(color, 1.16)],
          [1, lit(color, 0.9)],
        ],
        [0, 0, 1, 1],
      ),
      'rx="34"',
    ) +
    times(12, (i) =>
      line(
        `M${-w / 2 + 20} ${-h / 2 + 24 + (i * (h - 48)) / 11}q${w / 4} ${(i % 3) * 8 - 8} ${w / 2 - 20} 0t${w / 2 - 20} 0`,
        lit(color, i % 2 ? 0.82 : 1.2),
        2.5,
        'stroke-opacity="0.5"',
      ),
    )
  );
}

/** A paper tray with a waved rim. */
export function paperTray(pen: Pen, w: number, h: number, color: string, inside: Svg): Svg {
  const d = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`;
  return (
    dropShadow(pen, d, 22, 0.36) +
    box(-w / 2, -h / 2, w, h, lit(color, 1.08), 'rx="26"') +
    box(-w / 2 + 22, -h / 2 + 22, w - 44, h - 44, lit(color, 0.86), 'rx="16"') +
    box(-w / 2 + 30, -h / 2 + 32, w - 60, h - 62, lit(color, 0.95), 'rx="14"') +
    inside
  );
}

export function gridOf(
  columns: number,
  count: number,
  dx: number,
  dy: number,
  one: (i: number) => Svg,
  jitter = 0,
): Svg {
  const rows = Math.ceil(count / columns);
  return times(count, (i) => {
    const r = Math.floor(i / columns),
      inRow = Math.min(columns, count - r * columns);
    return moved(
      one(i),
      ((i % columns) - (inRow - 1) / 2) * dx,
      (r - (rows - 1) / 2) * dy,
      1,
      jitter ? ((i * 71) % (jitter * 2)) - jitter : 0,
    );
  });
}
