/** Colours are mixed in OKLab, so that a shaded glaze keeps its hue instead of turning grey. */
interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** Mixes two colours: `mix('#ffffff', '#000000', 0.25)` is a quarter of the way to black. */
export function mix(from: string, to: string, amount: number): string {
  const p = toLab(from);
  const q = toLab(to);
  const t = Math.min(1, Math.max(0, amount));
  return toHex({ l: p.l + (q.l - p.l) * t, a: p.a + (q.a - p.a) * t, b: p.b + (q.b - p.b) * t });
}

/** Changes the lightness and keeps the hue: `tone('#6b8f71', -0.1)` is a tenth darker on OKLab's scale of 0 to 1. */
export function tone(color: string, lightness: number, chroma = 1): string {
  const { l, a, b } = toLab(color);
  return toHex({ l: Math.min(1, Math.max(0, l + lightness)), a: a * chroma, b: b * chroma });
}

/**
 * Returns a material's colour under light: 1 is the colour itself, less is shadow (cooler), more is towards white.
 */
export function lit(color: string, light: number): string {
  const { l, a, b } = toLab(color);
  if (light <= 1) {
    const shadow = 1 - light;
    const keep = 1 - shadow * 0.35;
    return toHex({
      l: l * (1 - shadow * 0.78),
      a: a * keep + shadow * 0.004,
      b: b * keep - shadow * 0.008,
    });
  }
  const more = Math.min(1, light - 1);
  return toHex({ l: l + (1 - l) * more, a: a * (1 - more * 0.8), b: b * (1 - more * 0.7) });
}

function toLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = linear((value >> 16) & 255);
  const g = linear((value >> 8) & 255);
  const b = linear(value & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toHex({ l, a, b }: Lab): string {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = channel(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z);
  const green = channel(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z);
  const blue = channel(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z);
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

function linear(byte: number): number {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function channel(value: number): number {
  const c = Math.min(1, Math.max(0, value));
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
}
