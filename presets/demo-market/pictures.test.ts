import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFile, shippedPictures } from '../../storefront-host/startup/demo/picture-files.ts';
import { demoMarket } from './index.ts';

const shipped = shippedPictures();

it('every product has a front picture, every slide two, every shop a sign', () => {
  const names = new Set(shipped.map(({ shop, name }) => `${shop}/${name}`));
  for (const { shopname, products, slides } of [demoMarket.mall, ...demoMarket.shops]) {
    for (const { key } of products) expect(names).toContain(`${shopname}/${key}/front`);
    for (const { key } of slides) {
      expect(names).toContain(`${shopname}/${key}/wide`);
      expect(names).toContain(`${shopname}/${key}/tall`);
    }
    expect(names).toContain(`${shopname}/avatar`);
  }
  expect(names.size).toBe(shipped.length);
});

it('every picture belongs to a product or a slide of its shop', () => {
  for (const { shop, name } of shipped) {
    const [key = '', view] = name.split('/');
    if (view === undefined) continue;
    const site = [demoMarket.mall, ...demoMarket.shops].find((one) => one.shopname === shop);
    const keys = [...(site?.products ?? []), ...(site?.slides ?? [])].map((one) => one.key);
    expect(keys, `${shop}/${name}`).toContain(key);
  }
});

it('the files have the sizes of the list, and no two are the same', async () => {
  const hashes = new Set<string>();
  const files = shipped.flatMap(({ shop, name, files: sizes }) =>
    sizes.map(({ width, bytes }) => ({ path: pictureFile(shop, name, width), bytes })),
  );
  for (const { path, bytes } of files) {
    const content = readFileSync(path);
    expect(content.length, path).toBe(bytes);
    hashes.add(createHash('sha256').update(content).digest('hex'));
  }
  expect(hashes.size).toBe(files.length);
  for (const { shop, name, width, height } of shipped.slice(0, 3)) {
    expect(await sharp(pictureFile(shop, name, width)).metadata()).toMatchObject({ width, height });
  }
});

it('a square picture is below 36 kB on average', () => {
  const squares = shipped.filter(({ width, height }) => width === height && width === 1600);
  const bytes = squares.reduce((sum, { files }) => sum + (files[0]?.bytes ?? 0), 0);
  expect(bytes / squares.length).toBeLessThan(36 * 1024);
});
