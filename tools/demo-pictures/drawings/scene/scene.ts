import { lit, mix } from '../ink/color.ts';
import { ellipse, linear, moved, num, path, type Pen, radial, type Svg } from '../ink/pen.ts';
import { softLine } from '../ink/soft.ts';
import { grid } from '../ink/weave.ts';

/** A drawn object: around its foot if it stands, around its middle if it lies. */
export interface Art {
  readonly svg: Svg;
  /** Half the width of its contact with the ground; 0 casts no shadow. */
  readonly foot: number;
  /** Its height, which determines the length of its shadow. */
  readonly height: number;
  /** Its depth on the table: 1 is round, less is a slab. */
  readonly depth?: number;
}

export interface Placed {
  readonly art: Art;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
}

export interface Room {
  readonly wall: string;
  readonly table: string;
  /** Height of the table's far edge, as a fraction of the picture. */
  readonly horizon?: number;
  readonly surface?: 'plain' | 'wood' | 'linen';
}

/** Draws things that stand on a table in front of a wall, lit from the upper left. */
export function standing(
  pen: Pen,
  width: number,
  height: number,
  room: Room,
  things: readonly Placed[],
): Svg {
  const tilt = 0.2;
  return (
    backdrop(pen, width, height, room) +
    things
      .map((thing) => {
        const { art, x, y, scale = 1, turn = 0 } = thing;
        const shadow = turn === 0 ? groundShadow(pen, art, tilt, room.table) : '';
        return moved(shadow, x, y, scale) + moved(art.svg, x, y, scale, turn);
      })
      .join('') +
    vignette(pen, width, height)
  );
}

/** Draws things that lie flat, seen from above. */
export function lying(
  pen: Pen,
  width: number,
  height: number,
  ground: { color: string; surface?: 'plain' | 'wood' | 'linen' },
  body: Svg,
): Svg {
  return (
    `<rect width="${width}" height="${height}" fill="${linear(
      pen,
      [
        [0, lit(ground.color, 1.18)],
        [0.55, ground.color],
        [1, lit(ground.color, 0.88)],
      ],
      [0, 0, 1, 1],
    )}"/>` +
    grain(pen, ground.color, ground.surface ?? 'plain', 0, 0, width, height) +
    body +
    vignette(pen, width, height)
  );
}

/** Draws a soft shadow below a flat object: a band along its outline, moved away from the light. */
export function dropShadow(pen: Pen, outline: string, reach = 16, strength = 0.3): Svg {
  const color = '#3a2a1c';
  const away = `translate(${num(reach * 0.55)} ${num(reach * 0.75)})`;
  return (
    softLine(pen, outline, reach * 1.5, {
      color,
      blur: num(reach * 0.62),
      opacity: strength,
      transform: away,
    }) +
    softLine(pen, outline, 5, { color, blur: 3, opacity: strength, transform: 'translate(2 3)' })
  );
}

export function backdrop(pen: Pen, width: number, height: number, room: Room): Svg {
  const edge = Math.round(height * (room.horizon ?? 0.64));
  const depth = height - edge;
  const wall = linear(
    pen,
    [
      [0, lit(room.wall, 1.2)],
      [0.5, room.wall],
      [1, lit(room.wall, 0.9)],
    ],
    [0, 0, 1, 1],
  );
  const table = linear(pen, [
    [0, lit(room.table, 0.97)],
    [0.25, lit(room.table, 1.1)],
    [1, lit(room.table, 0.93)],
  ]);
  return (
    `<rect width="${width}" height="${edge + 4}" fill="${wall}"/>` +
    ellipse(
      width * 0.22,
      height * 0.16,
      width * 0.5,
      height * 0.42,
      `fill="${radial(pen, [
        [0, '#ffffff', 0.5],
        [1, '#ffffff', 0],
      ])}"`,
    ) +
    `<rect y="${edge - 60}" width="${width}" height="60" fill="${linear(pen, [
      [0, lit(room.wall, 0.6), 0],
      [1, lit(room.wall, 0.72), 0.28],
    ])}"/>` +
    `<rect y="${edge}" width="${width}" height="${depth}" fill="${table}"/>` +
    grain(pen, room.table, room.surface ?? 'plain', 0, edge, width, depth) +
    `<rect y="${edge}" width="${width}" height="2.5" fill="${lit(room.table, 1.28)}" fill-opacity="0.8"/>` +
    ellipse(
      width * 0.3,
      edge + depth * 0.3,
      width * 0.55,
      depth * 0.5,
      `fill="${radial(pen, [
        [0, '#ffffff', 0.26],
        [1, '#ffffff', 0],
      ])}"`,
    )
  );
}

function grain(
  pen: Pen,
  color: string,
  surface: 'plain' | 'wood' | 'linen',
  x: number,
  y: number,
  width: number,
  height: number,
): Svg {
  if (surface === 'plain') return '';
  if (surface === 'linen') {
    const box = { x, y, right: x + width, bottom: y + height };
    return grid(box, 3.7, lit(color, 0.86), lit(color, 1.3), 0.42);
  }
  const lines = Array.from({ length: 46 }, () => {
    const at = y + pen.random() * height;
    const bow = (pen.random() - 0.5) * 26;
    const dark = pen.random() > 0.4;
    return path(
      `M${x} ${num(at)}C${num(x + width * 0.3)} ${num(at + bow)} ${num(x + width * 0.6)} ${num(at - bow)} ${num(x + width)} ${num(at + bow * 0.4)}`,
      `fill="none" stroke="${lit(color, dark ? 0.76 : 1.25)}" stroke-opacity="${num(0.12 + pen.random() * 0.26)}" stroke-width="${num(0.8 + pen.random() * 3)}"`,
    );
  });
  const planks = [0.36, 0.72].map((share) => {
    const at = num(y + height * share);
    return `<rect x="${x}" y="${at}" width="${width}" height="3" fill="${lit(color, 0.55)}" fill-opacity="0.45"/><rect x="${x}" y="${at + 3}" width="${width}" height="2" fill="${lit(color, 1.3)}" fill-opacity="0.4"/>`;
  });
  return lines.join('') + planks.join('');
}

/** Draws a dark contact shadow, then a long soft one to the lower right. */
function groundShadow(pen: Pen, art: Art, tilt: number, table: string): Svg {
  if (art.foot === 0) return '';
  const ink = mix(lit(table, 0.28), '#2a1a10', 0.5);
  const reach = Math.min(art.height, art.foot * 3);
  const depth = art.depth ?? 1;
  const soft = radial(pen, [
    [0, ink, 0.55],
    [0.45, ink, 0.34],
    [1, ink, 0],
  ]);
  const contact = radial(pen, [
    [0, ink, 0.9],
    [0.72, ink, 0.72],
    [1, ink, 0],
  ]);
  const long = art.foot * 1.25 + reach * 0.36;
  return (
    ellipse(
      art.foot * 0.2 + reach * 0.3,
      art.foot * tilt * 0.55 * depth + 4,
      long,
      art.foot * 0.42 * depth + 18,
      `fill="${soft}" transform="rotate(7)"`,
    ) +
    ellipse(
      art.foot * 0.05,
      3,
      art.foot * 1.12 + 5,
      art.foot * tilt * 1.25 * depth + 9,
      `fill="${contact}"`,
    )
  );
}

/** Darkens the side away from the light. A linear gradient, because a radial one costs four times as much. */
function vignette(pen: Pen, width: number, height: number): Svg {
  return `<rect width="${width}" height="${height}" fill="${linear(
    pen,
    [
      [0.3, '#2b1b10', 0],
      [0.62, '#2b1b10', 0.03],
      [1, '#2b1b10', 0.14],
    ],
    [0, 0, 1, 1],
  )}"/>`;
}
