import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureFile, shippedPictures } from '../../storefront-host/startup/demo/picture-files.ts';
import { fontProblem } from './font-problem.ts';
import { drawnHash, planPictures } from './plan-pictures.ts';
import { encodePicture } from './render-pictures.ts';

const plan = planPictures();
const shipped = shippedPictures();
const DRAW = 'run `npm run draw`';

it('draws the pictures of pictures.json, in its order', () => {
  const names = plan.map(({ shop, name }) => `${shop}/${name}`);
  expect(
    shipped.map(({ shop, name }) => `${shop}/${name}`),
    DRAW,
  ).toEqual(names);
});

it('draws each picture as it is committed', () => {
  for (const [index, planned] of plan.entries()) {
    expect(shipped[index]?.drawn, `${planned.name}: ${DRAW}`).toBe(drawnHash(planned.svg()));
  }
});

it('renders a sample byte by byte as it is committed', async () => {
  expect(fontProblem()).toBe('');
  for (let index = 0; index < plan.length; index += 61) {
    const planned = plan[index]!;
    const encoded = await encodePicture(planned, planned.svg());
    expect(encoded.shipped).toEqual(shipped[index]);
    for (const [nth, { width }] of encoded.shipped.files.entries()) {
      const committed = readFileSync(pictureFile(planned.shop, planned.name, width));
      expect(encoded.contents[nth]?.equals(committed), `${planned.name}.${width}`).toBe(true);
    }
  }
});
