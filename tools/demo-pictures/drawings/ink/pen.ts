/** Collects the SVG definitions of one picture. `random` is seeded, so a picture is the same on every machine. */
export interface Pen {
  readonly random: () => number;
  /** Returns the id of a definition; equal markup is defined once. */
  readonly define: (markup: (id: string) => string) => string;
  readonly definitions: () => string;
}

export type Svg = string;
export type Stop = readonly [offset: number, color: string, opacity?: number];
export type Point = readonly [x: number, y: number];

export function createPen(seed: string): Pen {
  const known = new Map<string, string>();
  const defs: string[] = [];
  return {
    random: seeded(seed),
    define(markup) {
      const key = markup('');
      const found = known.get(key);
      if (found !== undefined) return found;
      const id = `d${defs.length}`;
      known.set(key, id);
      defs.push(markup(id));
      return id;
    },
    definitions: () => defs.join(''),
  };
}

/** `scale` is that of the stored picture; the coordinates of the drawing stay. */
export function drawing(pen: Pen, width: number, height: number, body: Svg, scale = 1): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><defs>${pen.definitions()}</defs>${body}</svg>`;
}

/** Returns a gradient across a shape's box, from (x1, y1) to (x2, y2) in fractions of the box. */
export function linear(
  pen: Pen,
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  const id = pen.define(
    (id) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

export function radial(
  pen: Pen,
  stops: readonly Stop[],
  { cx = 0.5, cy = 0.5, r = 0.5 }: { cx?: number; cy?: number; r?: number } = {},
): string {
  const id = pen.define(
    (id) =>
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
}

/** Clips `body` to the outline `d`. */
export function clipped(pen: Pen, d: string, body: Svg): Svg {
  const id = pen.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${body}</g>`;
}

export function path(d: string, attributes: string): Svg {
  return `<path d="${d}" ${attributes}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: string): Svg {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" ${attributes}/>`;
}

export function moved(body: Svg, x: number, y: number, scale = 1, turn = 0): Svg {
  const rotate = turn === 0 ? '' : ` rotate(${num(turn)})`;
  return `<g transform="translate(${num(x)} ${num(y)})${rotate} scale(${scale})">${body}</g>`;
}

export function num(value: number): number {
  return Math.round(value * 10) / 10;
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

function seeded(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
