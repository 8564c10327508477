import { lit } from './color.ts';
import { box, disc, line, shape, times, words } from './flat-shapes.ts';
import { turned } from './lathe.ts';
import { clipped, ellipse, linear, moved, num, path, radial, type Pen, type Svg } from './pen.ts';
import { dropShadow, type Art } from './scene.ts';
import { windowShine } from './surface-detail.ts';
import { woven, type Cloth } from './weave.ts';

/** Something soft or solid that lies flat: its shadow, its body lit from the upper left, what is on it. */
export function solid(pen: Pen, d: string, color: string, on: Svg = ''): Svg {
  const fill = linear(
    pen,
    [
      [0, lit(color, 1.25)],
      [0.45, color],
      [1, lit(color, 0.72)],
    ],
    [0, 0, 1, 1],
  );
  return dropShadow(pen, d, 20, 0.34) + path(d, `fill="${fill}"`) + clipped(pen, d, on);
}

export function clothPiece(pen: Pen, d: string, cloth: Cloth, on: Svg = ''): Svg {
  return solid(pen, d, cloth.color, woven(pen, d, cloth) + on);
}

/** Twisted rope along a line. */
export function rope(pen: Pen, d: string, width: number, color: string): Svg {
  return (
    dropShadow(pen, d, width * 0.5, 0.26) +
    line(d, lit(color, 0.62), width) +
    line(d, color, width * 0.84) +
    `<path d="${d}" fill="none" stroke="${lit(color, 1.25)}" stroke-width="${num(width * 0.6)}" stroke-dasharray="${num(width * 0.42)} ${num(width * 0.3)}"/>` +
    `<path d="${d}" fill="none" stroke="${lit(color, 0.78)}" stroke-width="${num(width * 0.86)}" stroke-dasharray="${num(width * 0.1)} ${num(width * 0.62)}" stroke-dashoffset="${num(-width * 0.5)}"/>`
  );
}

const BRASS = '#d2a548';

/** A strap bent to a ring, with its buckle and a ring for the tag. */
export function collar(pen: Pen, color: string, { thin = false, bell = false } = {}): Svg {
  const wide = thin ? 34 : 66;
  const d =
    'M-40 230C-260 220 -310 60 -290 -40C-260 -190 -110 -250 0 -250S260 -190 290 -40C310 60 260 220 40 230';
  const blossoms = times(14, (i) => {
    const a = (-0.85 + (i / 13) * 1.7) * Math.PI - Math.PI / 2;
    return moved(flower5('#fff3dd'), 284 * Math.cos(a), -8 + 240 * Math.sin(a), 0.3);
  });
  return (
    dropShadow(pen, d, wide * 0.6, 0.36) +
    line(d, lit(color, 0.6), wide, 'transform="translate(3 6)"') +
    line(d, color, wide) +
    line(d, lit(color, 1.22), wide * 0.5, 'stroke-opacity="0.35" transform="translate(-5 -7)"') +
    (thin
      ? blossoms
      : [0.72, -0.72]
          .map(
            (s) =>
              `<path d="${d}" fill="none" stroke="${lit(color, 1.6)}" stroke-width="3" stroke-dasharray="12 8" transform="scale(${1 + s * 0.1})"/>`,
          )
          .join('')) +
    box(-74, 178, 148, 104, 'none', `rx="22" stroke="${lit(BRASS, 0.7)}" stroke-width="17"`) +
    box(-74, 174, 148, 104, 'none', `rx="22" stroke="${BRASS}" stroke-width="13"`) +
    line('M-4 182V276', lit(BRASS, 1.2), 11) +
    (bell
      ? disc(0, 352, 58, lit(BRASS, 0.75)) +
        disc(-4, 347, 54, BRASS) +
        disc(-20, 326, 15, '#fff4cf') +
        line('M-40 366H34', lit(BRASS, 0.42), 9) +
        disc(0, 384, 10, lit(BRASS, 0.4))
      : `<circle cx="176" cy="214" r="34" fill="none" stroke="${BRASS}" stroke-width="11"/>`)
  );
}

export const flower5 = (color: string, heart = '#f0c043'): Svg =>
  times(
    5,
    (k) =>
      `<ellipse cx="0" cy="-30" rx="20" ry="30" fill="${lit(color, 1 + (k % 2) * 0.15)}" transform="rotate(${k * 72})"/>`,
  ) + disc(0, 0, 14, heart);

export function leash(pen: Pen, color: string): Svg {
  return (
    rope(pen, 'M-60 -310C-230 -330 -300 -170 -180 -120S20 -230 -60 -310', 38, color) +
    rope(
      pen,
      'M-150 -120C-40 60 290 -130 300 40S20 120 -90 60S-330 100 -240 220S40 280 190 236',
      38,
      color,
    ) +
    box(-178, -150, 66, 66, '#7a5236', 'rx="12"') +
    box(150, 206, 76, 58, '#7a5236', 'rx="12"') +
    shape(
      'M226 216H262C282 190 350 196 352 236S284 284 262 258H226Z',
      'none',
      `stroke="${BRASS}" stroke-width="20"`,
    ) +
    disc(258, 237, 17, lit(BRASS, 0.8))
  );
}

export function harness(pen: Pen): Svg {
  const red = { color: '#b5402f', accent: '#f0e2c8', weave: 'check' } as const;
  const pad =
    'M-70 -190H70C110 -120 120 40 92 130C76 220 40 270 0 290C-40 270 -76 220 -92 130C-120 40 -110 -120 -70 -190Z';
  const loop = (s: number): Svg => {
    const d = `M${s * 40} -200C${s * 380} -330 ${s * 430} 190 ${s * 60} 210`;
    return (
      dropShadow(pen, d, 26, 0.3) +
      line(d, '#7c2a20', 58) +
      line(d, '#b5402f', 50) +
      line(d, '#f0e2c8', 34, 'stroke-dasharray="3 24" stroke-opacity="0.7"') +
      line(d, '#f0e2c8', 4, 'stroke-opacity="0.7"')
    );
  };
  return (
    loop(-1) +
    loop(1) +
    clothPiece(pen, pad, red) +
    box(-100, -246, 200, 66, '#2c2a29', 'rx="18"') +
    box(-34, -240, 68, 54, '#464240', 'rx="8"') +
    `<circle cx="0" cy="-284" r="32" fill="none" stroke="${BRASS}" stroke-width="11"/>` +
    disc(0, 60, 46, '#f4ead6') +
    disc(0, 70, 20, '#8f3226') +
    times(4, (i) => disc(-27 + i * 18, 42 - (i % 3 === 0 ? 0 : 9), 8, '#8f3226'))
  );
}

export function bandana(pen: Pen, color: string): Svg {
  const d = 'M-350 -190Q0 -120 350 -190Q250 60 0 300Q-250 60 -350 -190Z';
  return (
    line('M-350 -190L-420 -250M350 -190L420 -250', color, 50) +
    clothPiece(pen, d, { color, accent: '#f4e8d2', weave: 'check' }) +
    line('M-330 -178Q0 -108 330 -178', lit(color, 0.7), 8, 'stroke-dasharray="18 12"')
  );
}

/** A food bowl; `ears` for cats. */
export function petBowl(pen: Pen, color: string, { ears = false, art = '', food = '' } = {}): Art {
  const tilt = 0.4;
  const high = ears ? 130 : 190;
  const body = turned(pen, {
    outer: [
      [ears ? 210 : 300, 0],
      [ears ? 210 : 300, 0],
      [ears ? 236 : 304, 12],
      [ears ? 286 : 262, high - 14],
      [ears ? 290 : 256, high],
    ],
    inner: [
      [0, 50],
      [180, 54],
      [ears ? 270 : 240, high - 2],
    ],
    material: { color, gloss: 0.7 },
    inside: { color: lit(color, 1.2), gloss: 0.6 },
    tilt,
    content: ({ rise }) =>
      food
        ? ellipse(0, -(high - 40) * rise, 216, 216 * tilt, `fill="${food}"`) +
          crumbs(pen, food, -(high - 40) * rise)
        : '',
  });
  const ear = (s: number): Svg =>
    shape(
      `M${s * 268} -150L${s * 206} -300Q${s * 200} -312 ${s * 186} -302L${s * 90} -206Z`,
      color,
    ) + shape(`M${s * 236} -176L${s * 200} -268L${s * 132} -206Z`, '#e3a79c');
  return {
    svg:
      (ears ? ear(-1) + ear(1) : '') +
      body.svg +
      windowShine(pen, body.surface, 30, high * 0.8, 0.3) +
      moved(art, 0, ears ? 30 : 26, 1),
    foot: ears ? 220 : 300,
    height: high,
  };
}

function crumbs(pen: Pen, color: string, y: number): Svg {
  return times(60, () => {
    const a = pen.random() * 6.28;
    const r = Math.sqrt(pen.random()) * 190;
    return ellipse(
      r * Math.cos(a),
      y - 12 + r * 0.36 * Math.sin(a),
      24,
      17,
      `fill="${lit(color, 0.75 + pen.random() * 0.6)}"`,
    );
  });
}

export const boneShape = (color: string, long = 90): Svg =>
  shape(
    `M${-long} -18C${-long - 40} -62 ${-long - 86} -20 ${-long - 52} 0C${-long - 86} 20 ${-long - 40} 62 ${-long} 18H${long}C${long + 40} 62 ${long + 86} 20 ${long + 52} 0C${long + 86} -20 ${long + 40} -62 ${long} -18Z`,
    color,
  );

export function ropeBone(pen: Pen): Svg {
  const knot = (x: number, s: number): Svg =>
    times(9, (i) =>
      line(
        `M${x} 0q${s * 60} ${-60 + i * 15} ${s * 120} ${-90 + i * 22}`,
        i % 2 ? '#efe3c8' : '#d6c39a',
        15,
      ),
    ) +
    rope(
      pen,
      `M${x - 10} -74C${x + 74} -74 ${x + 74} 74 ${x - 10} 74S${x - 84} -60 ${x - 10} -74`,
      48,
      '#e9dab8',
    );
  return rope(pen, 'M-190 0H190', 84, '#e9dab8') + knot(-220, -1) + knot(220, 1);
}

export function rubberBall(pen: Pen, color: string): Art {
  const y = -230;
  return {
    svg:
      `<circle cx="0" cy="${y}" r="230" fill="${radial(
        pen,
        [
          [0, lit(color, 1.5)],
          [0.35, lit(color, 1.1)],
          [0.75, color],
          [1, lit(color, 0.55)],
        ],
        { cx: 0.34, cy: 0.28, r: 0.8 },
      )}"/>` +
      line(`M-226 ${y - 30}C-120 ${y + 60} 120 ${y + 60} 226 ${y - 30}`, lit(color, 0.72), 12) +
      line(`M-214 ${y + 74}C-100 ${y + 160} 100 ${y + 160} 214 ${y + 74}`, lit(color, 0.72), 12) +
      ellipse(60, y - 110, 46, 30, `fill="${lit(color, 0.4)}"`) +
      ellipse(60, y - 104, 38, 22, `fill="${lit(color, 0.25)}"`) +
      ellipse(
        -90,
        y - 120,
        50,
        26,
        'fill="#fff" fill-opacity="0.5" transform="rotate(-34 -90 -350)"',
      ),
    foot: 120,
    height: 440,
  };
}

/** A cloth mackerel, its neck bent as on the market. */
export function mackerel(pen: Pen, { squeak = false } = {}): Svg {
  const d =
    'M-300 60C-330 -10 -260 -110 -150 -100C-40 -150 130 -110 220 -20L330 -90Q312 0 340 90L214 40C120 120 -60 130 -150 90C-210 130 -280 120 -300 60Z';
  return (
    solid(
      pen,
      d,
      '#c9d3d6',
      shape('M-160 -104C-40 -160 130 -120 240 -10C120 -50 -40 -60 -150 -40Z', '#3f6a78') +
        times(11, (i) => line(`M${-130 + i * 32} -96q14 24 -4 56`, '#274c58', 9)) +
        line('M-150 20C-20 40 120 30 220 10', '#dfae4e', 14, 'stroke-opacity="0.8"') +
        line('M-142 -100Q-100 0 -146 90', '#8fa3a9', 9),
    ) +
    disc(-226, -10, 30, '#f7f5ee') +
    disc(-228, -8, 17, '#23282b') +
    line('M-298 56Q-262 64 -240 50', '#7a8a90', 8) +
    `<path d="${d}" fill="none" stroke="#f7f3e6" stroke-width="5" stroke-dasharray="14 11" stroke-opacity="0.85"/>` +
    (squeak
      ? disc(20, 62, 42, '#f3efe2') + words(['ปี๊บ'], 20, 76, { size: 36, color: '#a5452f' })
      : '')
  );
}

export function dogBed(pen: Pen): Art {
  const body = turned(pen, {
    outer: [
      [330, 0],
      [330, 0],
      [396, 30],
      [420, 90],
      [396, 160],
      [340, 186],
    ],
    inner: [
      [0, 60],
      [220, 64],
      [300, 110],
      [330, 186],
    ],
    material: { color: '#8f7a5c', gloss: 0.05 },
    inside: { color: '#eadfc9', gloss: 0.02 },
    tilt: 0.42,
    content: ({ rise }) =>
      ellipse(0, -84 * rise, 270, 104, 'fill="#f2e9d6"') +
      times(5, (i) => disc(-150 + i * 75, -84 * rise + (i % 2) * 26 - 12, 9, '#c9b48d')) +
      line('M-190 -90Q0 -40 190 -90M-150 -40Q0 -120 160 -46', '#d9c9a8', 6),
  });
  return { svg: body.svg + moved(boneShape('#f2e6cc', 50), 0, 66, 0.8), foot: 370, height: 190 };
}

export function raincoat(pen: Pen, color: string): Svg {
  const d =
    'M-330 40C-340 -120 -190 -180 -60 -170C0 -230 60 -300 150 -300C250 -300 300 -220 280 -130C260 -60 220 -40 190 -20C230 60 200 150 150 190H-240C-300 160 -326 110 -330 40Z';
  return (
    solid(
      pen,
      d,
      color,
      shape(
        'M170 -250C230 -250 256 -200 236 -150C210 -110 150 -120 130 -160C116 -210 130 -246 170 -250Z',
        lit(color, 0.5),
      ) +
        box(-360, 80, 640, 44, '#e8ecec') +
        box(-360, 86, 640, 8, '#ffffff') +
        line('M60 -200C10 -100 60 60 130 190', lit(color, 0.7), 8) +
        line('M-120 -170Q-140 0 -110 190', lit(color, 0.82), 6),
    ) +
    box(-70, -130, 90, 22, lit(color, 0.55), 'rx="11"') +
    disc(98, 20, 14, '#fff8e2') +
    disc(118, 130, 14, '#fff8e2')
  );
}

export function nameTag(pen: Pen): Svg {
  const d = 'M0 -210A210 210 0 1 1 -1 -210Z';
  return (
    `<circle cx="0" cy="-262" r="70" fill="none" stroke="#b58a35" stroke-width="20"/>` +
    solid(
      pen,
      d,
      BRASS,
      `<circle r="184" fill="none" stroke="${lit(BRASS, 0.72)}" stroke-width="6"/>`,
    ) +
    disc(0, -160, 22, '#6b4a1c') +
    words(['ถั่ว'], 2, 22, { size: 128, color: lit(BRASS, 1.5), face: 'looped' }) +
    words(['ถั่ว'], 0, 18, { size: 128, color: lit(BRASS, 0.42), face: 'looped' }) +
    words(['081 234'], 0, 118, { size: 52, color: lit(BRASS, 0.42) })
  );
}
