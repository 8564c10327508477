import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import { accounts } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
const headers = new Map<string, Record<string, string>>();
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  for (const name of ['ownerAlpha', 'ownerBeta'] as const) {
    const cookie = await signIn(host, accounts[name].email);
    headers.set(name, { cookie, origin: 'http://localhost:4000' });
  }
});
afterAll(() => host.close());

async function call(method: 'GET' | 'POST', path: string, payload?: object, as = 'ownerAlpha') {
  const reply = await host.inject({
    method,
    url: `/api/v1/${path}`,
    headers: headers.get(as) ?? {},
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const landing = (act: string, payload?: object) =>
  call(payload ? 'POST' : 'GET', `page/landing${act}?project_id=2`, payload);
const front = async () => (await host.inject('/web/alpha')).body;
const blocks = (words: string) =>
  JSON.stringify(pageOf('', [{ id: 'h', name: 'Headline', props: { title: words } }]).blocks);

describe('the front page in version 1 of the editor’s data', () => {
  it('loads the blocks, saves them as the draft and publishes them', async () => {
    const loaded = await landing('');
    expect(loaded.body.blocks).toEqual(loaded.body.page.blocks);
    expect(loaded.body.landingPageEnable).toBe(true);
    const saved = await landing('/save', { blocks: blocks('เตาใหม่') });
    expect(saved).toMatchObject({ status: 200, body: { success: true } });
    expect((await landing('')).body.page.blocks[1].content.props.title).toBe('เตาใหม่');
    expect(await front()).not.toContain('เตาใหม่');
    const published = await landing('/publish', { renderedHtml: '<b>not mine</b>', options: {} });
    expect(published).toMatchObject({ status: 200, body: { pages: ['frontpage'] } });
    const html = await front();
    expect(html).toContain('เตาใหม่');
    expect(html).not.toContain('not mine');
  });

  it('is hidden by `enable`, and shown again', async () => {
    await landing('/publish', { blocks: blocks('ปิดหน้านี้'), options: { enable: false } });
    expect(await front()).not.toContain('ปิดหน้านี้');
    expect((await landing('')).body.landingPageEnable).toBe(false);
    await landing('/publish', { options: { enable: true } });
    expect(await front()).toContain('ปิดหน้านี้');
  });

  it('is for the shop’s own staff, and refuses what version 1 does not know', async () => {
    const stranger = await call('GET', 'page/landing?project_id=2', undefined, 'ownerBeta');
    expect(stranger.status).toBe(403);
    const mine = await call('GET', 'page/landing?project_id=3', undefined, 'ownerAlpha');
    expect(mine.status).toBe(403);
    expect((await landing('/save', { blocks: '[]', global: '{}' })).status).toBe(400);
    expect((await landing('/save', { blocks: 'not json' })).status).toBe(400);
  });
});
