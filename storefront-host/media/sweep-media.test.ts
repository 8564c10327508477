import { afterAll, beforeAll, expect, it } from 'vitest';
import { shops } from '../../test/support/fixture-market.ts';
import { png } from '../../test/support/pictures.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { uploadPicture } from '../../test/support/upload-picture.ts';
import { sweepMedia } from './sweep-media.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const shop_id = shops.alpha.id;

async function stored(width: number): Promise<string> {
  const put = await uploadPicture(host.db, host.host, { shop_id, bytes: await png(width, 40) });
  if ('code' in put) throw new Error(put.code);
  return put.media_id;
}

it('keeps the library, and removes pictures of shoppers that nothing names', async () => {
  const [owned, theirs] = [await stored(40), await stored(41)];
  await host.db
    .updateTable('media')
    .set({ from_shopper: true })
    .where('shop_id', '=', shop_id)
    .where('id', '=', theirs)
    .execute();
  const later = new Date(Date.now() + 90 * 86_400_000);
  await sweepMedia(host.db, host.host.media, host.host.jobs, later);
  const left = await host.db
    .selectFrom('media')
    .select('id')
    .where('shop_id', '=', shop_id)
    .where('id', 'in', [owned, theirs])
    .execute();
  expect(left.map(({ id }) => id)).toEqual([owned]);
});

it('removes files of earlier versions of a picture, but not its uncropped file', async () => {
  const id = await stored(44);
  const key = (file: string) => `${shop_id}/${id}/${file}`;
  for (const file of ['44-1.png', '30-2.webp', 'icon-48.png']) {
    await host.host.media.put(key(file), await png(44, 40), 'image/png');
  }
  const source = { key: key('44.png'), mime: 'image/png', width: 44, height: 40 };
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
  await host.db
    .updateTable('media')
    .set({ file_version: 2, source: JSON.stringify({ ...source, crop }) })
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .execute();
  const later = new Date(Date.now() + 2 * 86_400_000);
  await sweepMedia(host.db, host.host.media, host.host.jobs, later);
  const files: string[] = [];
  for await (const one of host.host.media.list(`${shop_id}/${id}/`)) files.push(one.key);
  expect(files.toSorted()).toEqual(['30-2.webp', '44.png', 'icon-48.png'].map(key).toSorted());
});
