/** OKLCH: lightness 0..1, chroma 0..0.4, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}
type Rgb = readonly [number, number, number];

/**
 * Parses `#rgb` or `#rrggbb`; returns undefined for anything else, since colours come from owners.
 */
export function parseHex(hex: string): Rgb | undefined {
  const long = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.test(hex)
    ? hex.replace(/[0-9a-f]/gi, '$&$&')
    : hex;
  const found = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(long);
  if (!found) return undefined;
  const part = (index: number): number => Number.parseInt(found[index] ?? '0', 16) / 255;
  return [part(1), part(2), part(3)];
}

const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

export function toOklch(hex: string): Oklch {
  const [r, g, b] = (parseHex(hex) ?? [0, 0, 0]).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: lightness,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

/**
 * Returns the nearest colour that a screen can show, with less chroma but the same lightness and
 * hue.
 */
export function toHex(color: Oklch): string {
  let chroma = color.c;
  let rgb = toRgb({ ...color, c: chroma });
  while (chroma > 0 && rgb.some((v) => v < -0.0005 || v > 1.0005)) {
    chroma = Math.max(0, chroma - 0.004);
    rgb = toRgb({ ...color, c: chroma });
  }
  const byte = (v: number): string =>
    Math.round(Math.min(1, Math.max(0, v)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

function toRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    gamma(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    gamma(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
}

/** Mixes `part` of `a` into `b` in OKLCH, along the shorter way round the hue circle. */
export function mix(a: string, b: string, part: number): string {
  const from = toOklch(b);
  const to = toOklch(a);
  // A grey has no hue: it takes the other colour's.
  const fromHue = from.c < 0.002 ? to.h : from.h;
  const toHue = to.c < 0.002 ? fromHue : to.h;
  const turn = ((toHue - fromHue + 540) % 360) - 180;
  return toHex({
    l: from.l + (to.l - from.l) * part,
    c: from.c + (to.c - from.c) * part,
    h: (fromHue + turn * part + 360) % 360,
  });
}

/** Returns the WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = (parseHex(hex) ?? [0, 0, 0]).map(linear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
