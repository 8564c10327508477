import { lit } from '../ink/color.ts';
import { box, disc, line, shape, times, words } from '../ink/flat-shapes.ts';
import { moved, type Pen, type Svg } from '../ink/pen.ts';
import { clothPiece, rope, solid } from '../ink/solid.ts';
import { dropShadow } from '../scene/scene.ts';

const BRASS = '#d2a548';

/** Draws a strap bent to a circle, with its buckle and a ring for the tag. */
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
