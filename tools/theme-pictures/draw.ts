import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Parts of a drawing of 1680 by 720, each a picture of the theme. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Width of the picture in px. */
  readonly px: number;
}

const WHOLE: Part = { x: 0, y: 0, width: 1680, height: 720, px: 1600 };
/** Phones show the things on the right in 4:5. */
const tall = (x: number): Part => ({ x, y: 0, width: 576, height: 720, px: 800 });
const square = (x: number, y: number, size: number): Part => ({
  x,
  y,
  width: size,
  height: size,
  px: 640,
});

const parts: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  x_seat: {
    hero: WHOLE,
    'hero-mobile': tall(860),
    near: square(920, 110, 500),
    detail: square(1350, 290, 330),
  },
  jewelry: { hero: WHOLE, 'hero-mobile': tall(780), near: square(770, 80, 270) },
  cardealer: { hero: WHOLE, 'hero-mobile': tall(1060), near: square(1200, 300, 400) },
  outdoor: { hero: WHOLE, 'hero-mobile': tall(820), near: square(860, 340, 380) },
};

for (const [theme, pictures] of Object.entries(parts)) {
  const svg = await readFile(join(import.meta.dirname, `${theme}.svg`), 'utf8');
  const folder = join(import.meta.dirname, '../../presets', theme, 'images');
  await mkdir(folder, { recursive: true });
  for (const [name, { x, y, width, height, px }] of Object.entries(pictures)) {
    const size = `viewBox="${x} ${y} ${width} ${height}" width="${px}" height="${Math.round((px * height) / width)}"`;
    const cut = svg.replace(/viewBox="[^"]*" width="\d+" height="\d+"/, size);
    await sharp(Buffer.from(cut))
      .webp({ quality: 62, effort: 5 })
      .toFile(join(folder, `${name}.webp`));
  }
}
