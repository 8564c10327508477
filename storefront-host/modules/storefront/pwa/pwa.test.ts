import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../../test/support/pictures.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { variants, variantSites } from '../../../../test/support/records/variant-sites.ts';
import { uploadPicture } from '../../../../test/support/upload-picture.ts';

let host: TestHost;
let mediaId: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await variantSites(host.db);
  mediaId = await uploadAvatar();
});
afterAll(() => host.close());

describe('the manifest', () => {
  it.each([
    ['the market', '/manifest.webmanifest?hl=th', '/', 'ตลาดเล็ก'],
    [
      'a shop in path form',
      '/web/dealer/manifest.webmanifest?hl=th',
      '/web/dealer/',
      'ไทเกอร์มอเตอร์',
    ],
  ])('of %s makes it an app of its own', async (_name, url, scope, name) => {
    const answer = await host.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const manifest = answer.json();
    expect(manifest).toMatchObject({
      id: scope,
      start_url: scope,
      scope,
      name,
      lang: 'th',
      display: 'standalone',
    });
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(
      manifest.icons.map((icon: { sizes: string; purpose: string }) => [icon.sizes, icon.purpose]),
    ).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src } of manifest.icons) {
      expect((await host.inject(src)).statusCode).toBe(200);
    }
    for (const shortcut of manifest.shortcuts) expect(shortcut.url.startsWith(scope)).toBe(true);
  });

  it('is a shop’s own on its own host, in the language of the page that names it', async () => {
    const headers = { host: variants.solo.domain };
    const answer = await host.inject({ url: '/manifest.webmanifest?hl=en', headers });
    expect(answer.json()).toMatchObject({ scope: '/', name: variants.solo.title, lang: 'en' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await host.inject('/web/nobody/manifest.webmanifest')).statusCode).toBe(404);
  });

  it('is named by every page, with a tab’s picture, one for phones and a colour', async () => {
    const { body } = await host.inject('/web/dealer?lang=th');
    expect(body).toContain('<link rel="manifest" href="/web/dealer/manifest.webmanifest?hl=th">');
    expect(body).toContain(`<link rel="icon" href="/icons/12/${mediaId}/48.png">`);
    expect(body).toContain(`<link rel="apple-touch-icon" href="/icons/12/${mediaId}/180.png">`);
    // The dark theme has its own accent colour.
    expect(body).toContain('<meta name="theme-color" content="#5c1013">');
    expect(body).toContain('viewport-fit=cover');
  });
});

describe('icons', () => {
  it.each([
    ['48.png', 48, true],
    ['180.png', 180, false],
    ['192.png', 192, true],
    ['512.png', 512, true],
    ['maskable.png', 512, false],
  ])('%s is the shop’s picture, %d px', async (file, size, mayHaveHoles) => {
    for (const folder of [`12/${mediaId}`, 'mark']) {
      const answer = await host.inject(`/icons/${folder}/${file}`);
      expect(answer.headers['content-type']).toBe('image/png');
      const { width, height } = await sharp(answer.rawPayload).metadata();
      expect([width, height]).toEqual([size, size]);
      const { isOpaque } = await sharp(answer.rawPayload).stats();
      expect(isOpaque || mayHaveHoles).toBe(true);
    }
  });

  it('one that is cut to shape is the picture, or its colour, to the edge', async () => {
    const { rawPayload } = await host.inject(`/icons/12/${mediaId}/maskable.png`);
    const { data, info } = await sharp(rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3).subarray(0, 3),
    ];
    expect(at(256, 256)).toEqual([200, 30, 30]);
    const [red = 0, green = 255] = at(4, 4);
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(80);
  });

  it('are made of a site’s own picture alone', async () => {
    const other = await putPicture(12);
    for (const url of [
      `/icons/12/${other}/192.png`,
      `/icons/2/${mediaId}/192.png`,
      `/icons/12/${mediaId}/9999.png`,
      '/icons/12/nothing/192.png',
      '/icons/mark/constructor',
    ]) {
      expect((await host.inject(url)).statusCode, url).toBeGreaterThanOrEqual(400);
    }
  });
});

it('the offline page of a shop has its name and its colours', async () => {
  const shop = await host.inject('/web/dealer/offline?hl=th');
  expect(shop.body).toContain('<strong>ไทเกอร์มอเตอร์</strong>');
  expect(shop.body).toContain('#5c1013');
  const market = await host.inject('/offline?hl=th');
  expect(market.body).toContain('<strong>ตลาดเล็ก</strong>');
  expect((await host.inject('/web/nobody/offline')).statusCode).toBe(404);
});

it('the offline page speaks the language that is asked for, and needs nothing but itself', async () => {
  for (const [lang, words] of [
    ['th', 'ไม่ได้เชื่อมต่ออินเทอร์เน็ต'],
    ['en', 'You are offline'],
  ] as const) {
    const answer = await host.inject(`/offline?hl=${lang}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-language']).toBe(lang);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toContain(`<h1>${words}</h1>`);
    // The page contains everything that it needs, because it cannot fetch anything.
    expect(answer.body).not.toMatch(/<script[^>]* src=|<link rel="stylesheet"/);
    expect(answer.body).toContain('content="noindex"');
  }
});

async function uploadAvatar(): Promise<string> {
  const id = await putPicture(variants.dealer.id);
  const avatar = JSON.stringify({ media_id: id, alt: {} });
  await host.db.updateTable('shop').set({ avatar }).where('id', '=', variants.dealer.id).execute();
  return id;
}

/** A red square, so that its surroundings can be recognised. */
async function putPicture(shop_id: number): Promise<string> {
  const bytes = await png(640, 640, '#c81e1e');
  const stored = await uploadPicture(host.db, host.host, { shop_id, bytes });
  if ('code' in stored) throw new Error(stored.code);
  return stored.media_id;
}
