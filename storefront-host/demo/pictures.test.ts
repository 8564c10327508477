import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoMarket } from './content/index.ts';
import { pictureFile, shippedPictures } from './picture-files.ts';
import { drawnHash, planPictures } from './plan-pictures.ts';

const plan = planPictures();
const shipped = shippedPictures();
const REDRAW = 'run `npm run talad -- draw-demo`';

describe('the demo pictures', () => {
  it('are those that the code draws, in its order', () => {
    const names = plan.map(({ shop, name }) => `${shop}/${name}`);
    expect(
      shipped.map(({ shop, name }) => `${shop}/${name}`),
      REDRAW,
    ).toEqual(names);
  });

  it('are what the code draws today: every 23rd is looked at', () => {
    for (let i = 0; i < plan.length; i += 23) {
      const svg = plan[i]?.svg() ?? '';
      expect(shipped[i]?.drawn, `${plan[i]?.name}: ${REDRAW}`).toBe(drawnHash(svg));
    }
  });

  it('lie there with the size that the list says, no two the same', async () => {
    const files = shipped.flatMap(({ shop, name, files: sizes }) =>
      sizes.map(({ width, bytes }) => ({ path: pictureFile(shop, name, width), bytes })),
    );
    for (const { path, bytes } of files) expect(statSync(path).size, path).toBe(bytes);
    const hashes = files.map(({ path }) =>
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    );
    expect(new Set(hashes).size).toBe(files.length);
    for (const { shop, name, width, height } of shipped.slice(0, 3)) {
      expect(await sharp(pictureFile(shop, name, width)).metadata()).toMatchObject({
        width,
        height,
      });
    }
  });

  it('show every product, and stay light', () => {
    const fronts = shipped.filter(({ name }) => name.endsWith('/front'));
    const products = demoMarket.shops.flatMap((shop) => shop.products);
    expect(fronts.length).toBe(products.length);
    const squares = shipped.filter(({ width, height }) => width === height && width === 1600);
    const bytes = squares.reduce((sum, { files }) => sum + (files[0]?.bytes ?? 0), 0);
    expect(bytes / squares.length).toBeLessThan(36 * 1024);
  });
});
