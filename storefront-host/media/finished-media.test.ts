import { afterAll, beforeAll, expect, test } from 'vitest';
import { shops } from '../../test/support/fixture-market.ts';
import { png } from '../../test/support/pictures.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { uploadPicture } from '../../test/support/upload-picture.ts';
import { loadPictures } from './pictures.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const shop_id = shops.alpha.id;

test('a picture is read again until it has all its sizes, and then once', async () => {
  const made = await uploadPicture(host.db, host.host, { shop_id, bytes: await png(30, 30) });
  if ('code' in made) throw new Error(made.code);
  const image = { media_id: made.media_id, alt: {} };
  const load = () => host.countQueries(() => loadPictures(host.db, [{ shop_id, image }]));
  await load();
  expect((await load()).count).toBe(1);
  await host.host.jobs.drain();
  const complete = await load();
  expect(complete.count).toBe(1);
  expect(complete.result.picture(shop_id, image, 'th')?.sources).toHaveLength(2);
  const again = await load();
  expect(again.count).toBe(0);
  expect(again.result.picture(shop_id, image, 'th')).toEqual(
    complete.result.picture(shop_id, image, 'th'),
  );
  const other = await loadPictures(host.db, [{ shop_id: shops.beta.id, image }]);
  expect(other.picture(shops.beta.id, image, 'th')).toBeNull();
});
