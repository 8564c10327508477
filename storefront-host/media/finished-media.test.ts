import { afterAll, beforeAll, expect, test } from 'vitest';
import { shops } from '../../test/support/fixture-market.ts';
import { png } from '../../test/support/pictures.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { uploadPicture } from '../../test/support/upload-picture.ts';
import { cacheFinishedMedia } from './finished-media.ts';
import { loadPictures, type PictureBook } from './pictures.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  cacheFinishedMedia(host.db);
});
afterAll(() => host.close());

const shop_id = shops.alpha.id;

test('a picture is read again until it has all its sizes, and then once', async () => {
  const made = await uploadPicture(host.db, host.host, { shop_id, bytes: await png(30, 30) });
  if ('code' in made) throw new Error(made.code);
  const image = { media_id: made.media_id, alt: {} };
  const load = () => loadPictures(host.db, [{ shop_id, image }]);
  const twice = () =>
    host.countQueries(async () => [await load(), await load()].map((book) => sources(book)));
  const sources = (book: PictureBook) => book.picture(shop_id, image, 'th')?.sources.length;
  expect(await twice()).toMatchObject({ count: 2, result: [0, 0] });
  await host.host.jobs.drain();
  expect(await twice()).toMatchObject({ count: 1, result: [2, 2] });
  const other = await loadPictures(host.db, [{ shop_id: shops.beta.id, image }]);
  expect(other.picture(shops.beta.id, image, 'th')).toBeNull();
});
