import { lit, mix } from './color.ts';
import { box, line, shape, times, words, type Face } from './flat-shapes.ts';
import { liquid, turned, type Profile, type Surface } from './lathe.ts';
import { clipped, ellipse, linear, moved, path, type Pen, type Point, type Svg } from './pen.ts';
import type { Art } from './scene.ts';
import { bandPath, hoop, windowShine } from './surface-detail.ts';

export interface Label {
  readonly paper: string;
  readonly ink: string;
  readonly lines: readonly string[];
  readonly art?: Svg;
  readonly size?: number;
  readonly face?: Face;
}

export interface Vessel {
  /** [radius, height] from the foot up, closed or to the rim. */
  readonly outer: Profile;
  readonly color: string;
  readonly gloss?: number;
  readonly tilt?: number;
  /** The cap, drawn on top of the body. */
  readonly cap?: { readonly outer: Profile; readonly color: string; readonly gloss?: number };
  readonly label?: Label & { readonly from: number; readonly to: number };
  /** Of clear glass: what is in it, up to this height. */
  readonly filled?: { readonly color: string; readonly to: number };
  readonly more?: (surface: Surface) => Svg;
}

/** A bottle, jar or tin with its label wrapped round it. */
export function vessel(pen: Pen, spec: Vessel): Art {
  const { outer, color, gloss = 0.6, tilt = 0.18, cap, label, filled } = spec;
  const body = turned(pen, {
    outer,
    material: { color: filled ? mix(color, '#ffffff', 0.3) : color, gloss },
    tilt,
  });
  const height = Math.max(...outer.map(([, h]) => h), ...(cap?.outer.map(([, h]) => h) ?? [0]));
  const content = filled ? contentOf(pen, body.surface, outer, filled, tilt) : '';
  return {
    svg:
      body.svg +
      content +
      (spec.more?.(body.surface) ?? '') +
      (label ? wrap(pen, body.surface, label) : '') +
      windowShine(
        pen,
        body.surface,
        height * 0.06,
        Math.max(...outer.map(([, h]) => h)) * 0.9,
        gloss * 0.55,
      ) +
      (cap
        ? turned(pen, {
            outer: cap.outer,
            material: { color: cap.color, gloss: cap.gloss ?? 0.6 },
            tilt,
          }).svg
        : ''),
    foot: Math.max(...outer.filter(([, h]) => h < 30).map(([r]) => r)),
    height,
  };
}

/** What is in a clear one: its sides follow the glass, its top is level. */
function contentOf(
  pen: Pen,
  surface: Surface,
  outer: Profile,
  { color, to }: { readonly color: string; readonly to: number },
  tilt: number,
): Svg {
  const sides = outer.filter(([, h]) => h < to - 12);
  const rim = Math.max(0, surface.radius(to) - 9);
  const profile: Profile = [
    ...sides.map(([r, h]): Point => [Math.max(0, r - 9), h + 6]),
    [rim, to - 4],
    [rim, to],
    [rim, to],
    [0, to],
  ];
  return turned(pen, { outer: profile, material: { color, gloss: 0.5 }, tilt }).svg;
}

/** A paper label round the front, with words in the middle where it faces us. */
export function wrap(
  pen: Pen,
  surface: Surface,
  {
    paper,
    ink,
    lines,
    art = '',
    size = 40,
    face = 'serif',
    from,
    to,
  }: Label & { from: number; to: number },
): Svg {
  const middle = (from + to) / 2;
  const [, y] = surface.at(0, middle);
  const shade = linear(
    pen,
    [
      [0, '#000000', 0.34],
      [0.22, '#ffffff', 0.14],
      [0.45, '#ffffff', 0],
      [1, '#000000', 0.36],
    ],
    [0, 0, 1, 0],
  );
  const band = bandPath(surface, from, to);
  // A low label keeps its art and words small, a narrow one its words.
  const fit = Math.min(1, (to - from) / (art ? 200 : 110));
  const longest = Math.max(
    ...lines.map((text) => text.replaceAll(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '').length),
  );
  const print = Math.min(size * fit, (surface.radius(middle) * 1.7) / Math.max(1, longest * 0.6));
  const top = y - ((lines.length - 1) * print * 1.25) / 2 + (art ? 58 * fit : print * 0.34);
  return (
    path(band, `fill="${paper}"`) +
    hoop(surface, to - 12, 4, ink, 0.7) +
    hoop(surface, from + 12, 4, ink, 0.7) +
    clipped(
      pen,
      band,
      (art ? moved(art, 0, y - 44 * fit, 0.74 * fit) : '') +
        words(lines, 0, top, { size: print, color: ink, face, leading: 1.25 }),
    ) +
    path(band, `fill="${shade}"`)
  );
}

export const tin = (pen: Pen, color: string, label: Label, { r = 150, h = 330 } = {}): Art =>
  vessel(pen, {
    outer: [
      [r, 0],
      [r, 0],
      [r + 5, 8],
      [r, 16],
      [r, h - 10],
      [r - 4, h],
    ],
    color,
    gloss: 0.75,
    label: { ...label, from: h * 0.1, to: h * 0.84 },
    cap: {
      outer: [
        [r - 6, h - 4],
        [r + 6, h],
        [r + 8, h + 8],
        [r + 8, h + 54],
        [r + 2, h + 62],
        [0, h + 64],
      ],
      color: lit(color, 0.9),
      gloss: 0.8,
    },
  });

export const glassJar = (
  pen: Pen,
  fill: string,
  label: Label,
  {
    r = 150,
    h = 300,
    lid = '#c7a053',
    more,
  }: { r?: number; h?: number; lid?: string; more?: (s: Surface) => Svg } = {},
): Art =>
  vessel(pen, {
    outer: [
      [r - 20, 0],
      [r - 20, 0],
      [r - 4, 10],
      [r, 36],
      [r, h - 60],
      [r - 12, h - 26],
      [r - 32, h - 6],
      [r - 32, h + 4],
    ],
    color: '#dfe6e2',
    gloss: 0.6,
    filled: { color: fill, to: h - 46 },
    ...(more ? { more } : {}),
    label: { ...label, from: h * 0.2, to: h * 0.66 },
    cap: {
      outer: [
        [r - 26, h],
        [r - 22, h + 6],
        [r - 20, h + 16],
        [r - 20, h + 52],
        [r - 28, h + 60],
        [0, h + 62],
      ],
      color: lid,
      gloss: 0.8,
    },
  });

/** A side-gusset coffee bag, folded over at the top and tied with a tin strip. */
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

/** An upright carton. */
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

/** A straight enamel mug with its painted rim. */
export function enamelMug(pen: Pen, color: string, filled = '#4a2a17'): Art {
  const rim = '#2f4a78';
  const body = turned(pen, {
    outer: [
      [150, 0],
      [150, 0],
      [162, 8],
      [166, 30],
      [166, 290],
      [172, 300],
      [168, 304],
    ],
    inner: [
      [0, 20],
      [150, 24],
      [158, 60],
      [160, 302],
    ],
    material: { color, gloss: 0.85 },
    tilt: 0.24,
    content: (s) => liquid(pen, s, 158, 250, filled),
  });
  return {
    svg:
      `<path d="M160 -240C270 -260 280 -80 162 -70" fill="none" stroke="${lit(color, 0.85)}" stroke-width="30"/><path d="M160 -240C262 -254 270 -86 162 -76" fill="none" stroke="${lit(color, 1.1)}" stroke-width="12"/>` +
      body.svg +
      hoop(body.surface, 296, 12, rim) +
      windowShine(pen, body.surface, 40, 270, 0.5),
    foot: 160,
    height: 300,
  };
}

export function mokaPot(_pen: Pen, color: string): Art {
  const facet = (
    x: number,
    w: number,
    top: number,
    foot: number,
    y1: number,
    y2: number,
    light: number,
  ): Svg =>
    shape(
      `M${x * foot} ${y1}H${(x + w) * foot}L${(x + w) * top} ${y2}H${x * top}Z`,
      lit(color, light),
    );
  const lights = [0.7, 1.1, 1.4, 1.05, 0.62];
  const part = (foot: number, top: number, y1: number, y2: number): Svg =>
    times(5, (i) => facet(-1 + i * 0.4, 0.4, top, foot, y1, y2, lights[i] ?? 1));
  return {
    svg:
      path(
        'M150 -420C290 -430 290 -290 210 -200',
        'fill="none" stroke="#2c2420" stroke-width="34" stroke-linecap="round"',
      ) +
      part(170, 128, 0, -210) +
      box(-132, -240, 264, 32, lit(color, 0.8), 'rx="8"') +
      part(120, 168, -240, -440) +
      shape('M-168 -440L-214 -452L-120 -330Z', lit(color, 0.85)) +
      part(172, 60, -440, -490) +
      box(-12, -530, 24, 44, '#2c2420', 'rx="9"') +
      ellipse(0, -534, 22, 13, 'fill="#3f332c"') +
      line('M-56 -60V-190M-40 -280L-56 -420', '#ffffff', 7, 'stroke-opacity="0.5"'),
    foot: 165,
    height: 500,
  };
}

export function kettle(pen: Pen, color: string): Art {
  const body = turned(pen, {
    outer: [
      [170, 0],
      [170, 0],
      [180, 10],
      [174, 60],
      [130, 210],
      [118, 236],
      [112, 240],
      [90, 256],
      [0, 262],
    ],
    material: { color, gloss: 0.95 },
    tilt: 0.2,
  });
  return {
    svg:
      `<path d="M-150 -50C-260 -60 -230 -230 -300 -300" fill="none" stroke="${lit(color, 0.8)}" stroke-width="26" stroke-linecap="round"/><path d="M-152 -56C-254 -66 -226 -232 -300 -302" fill="none" stroke="${lit(color, 1.35)}" stroke-width="9" stroke-linecap="round"/><path d="M120 -230C240 -280 260 -200 220 -40" fill="none" stroke="#7a4a2b" stroke-width="34" stroke-linecap="round"/>` +
      body.svg +
      windowShine(pen, body.surface, 20, 200, 0.6) +
      turned(pen, {
        outer: [
          [20, 262],
          [20, 262],
          [30, 290],
          [22, 306],
          [0, 310],
        ],
        material: { color: '#7a4a2b', gloss: 0.3 },
        tilt: 0.2,
      }).svg,
    foot: 175,
    height: 300,
  };
}

export function grinder(pen: Pen): Art {
  const body = turned(pen, {
    outer: [
      [92, 0],
      [92, 0],
      [98, 8],
      [98, 250],
      [92, 262],
      [92, 270],
      [98, 276],
      [98, 440],
      [86, 456],
      [0, 462],
    ],
    material: { color: (h) => (h < 0.58 ? '#3a3d40' : '#b9bcbf'), gloss: 0.8 },
    tilt: 0.18,
  });
  return {
    svg:
      body.svg +
      windowShine(pen, body.surface, 20, 430, 0.5) +
      box(-14, -500, 28, 50, '#8d9093', 'rx="6"') +
      `<path d="M0 -492H210" stroke="#9b9ea1" stroke-width="22" stroke-linecap="round"/>` +
      moved(
        turned(pen, {
          outer: [
            [16, 0],
            [16, 0],
            [34, 40],
            [30, 84],
            [0, 92],
          ],
          material: { color: '#8a5a35', gloss: 0.4 },
          tilt: 0.18,
        }).svg,
        214,
        -486,
      ),
    foot: 96,
    height: 470,
  };
}
