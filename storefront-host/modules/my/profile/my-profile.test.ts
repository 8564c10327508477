import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { interlacedPng, png } from '../../../../test/support/pictures.ts';
import { answerAfterPost } from '../../../../test/support/pages/follow-posted.ts';
import { sendForm } from '../../../../test/support/pages/send-form.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { findMedia } from '../../../media/media.repository.ts';
import { sweepMedia } from '../../../media/sweep-media.ts';

let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  cookie = await signIn(host, accounts.shopper.email);
});
afterAll(() => host.close());

const me = { name: 'สมหญิง ใจดี', phone: '081-234-5678', locale: 'th' };
const save = (form: Readonly<Record<string, string | Blob>>) =>
  sendForm(host, '/my/profile', form, cookie);
const refusedOf = async (form: Parameters<typeof save>[0]) =>
  answerAfterPost(host, await save(form), { headers: { cookie } });
const account = (id: string = accounts.shopper.id) =>
  host.db
    .selectFrom('account')
    .select(['name', 'phone', 'locale', 'avatar'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const picture = async (color: string) => new Blob([new Uint8Array(await png(80, 60, color))]);

describe('my profile', () => {
  it('is saved, and the pages speak its language from then on', async () => {
    const before = await account(accounts.ownerBeta.id);
    const saved = await save({ ...me, locale: 'en' });
    expect([saved.statusCode, saved.headers.location]).toEqual([
      303,
      '/my/profile?done=saved&lang=en',
    ]);
    expect(await account()).toEqual({
      name: me.name,
      phone: '0812345678',
      locale: 'en',
      avatar: null,
    });
    expect(await account(accounts.ownerBeta.id)).toEqual(before);
    const page = await host.inject({ url: '/my/profile?lang=en', headers: { cookie } });
    expect(page.body).toContain(`value="${me.name}"`);
    expect((await host.inject({ url: '/my', headers: { cookie } })).body).toContain(me.name);
  });

  it('leaves the pages in the language that was chosen for them, where only a number is new', async () => {
    await save({ ...me, locale: 'en' });
    const saved = await save({ ...me, locale: 'en', phone: '0899999999' });
    expect(saved.headers.location).toBe('/my/profile?done=saved');
  });

  it('keeps what was typed where something is wrong with it, and changes nothing', async () => {
    const before = await account();
    const refused = await refusedOf({ ...me, name: '  ', phone: '12' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('value="12"');
    expect(refused.body.match(/class="error"/g)).toHaveLength(2);
    // The first of them has the focus.
    expect(refused.body.match(/aria-invalid="true"[^>]*autofocus/g)).toHaveLength(1);
    expect((await refusedOf({ ...me, name: 'x'.repeat(101) })).statusCode).toBe(422);
    expect(await account()).toEqual(before);
  });

  it('says in the form how many pixels a picture of its kind may have', async () => {
    const bytes = new Uint8Array(await interlacedPng(5000, 5000));
    const refused = await refusedOf({ ...me, avatar: new Blob([bytes]) });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('up to 16 megapixels');
    expect(refused.body).toContain(`value="${me.name}"`);
  });

  it('of twenty costly pictures at once decodes none, and serves pages meanwhile', async () => {
    const bytes = new Uint8Array(await interlacedPng(9000, 6600));
    const before = await account();
    const uploads = Array.from({ length: 20 }, () => save({ ...me, avatar: new Blob([bytes]) }));
    expect((await host.inject('/web/alpha')).statusCode).toBe(200);
    const answers = await Promise.all(uploads);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303, 429]));
    expect(await account()).toEqual(before);
  });

  it('accepts a picture by its content, shows it, and removes it', async () => {
    await save({ ...me, avatar: await picture('#aa3300') });
    const { avatar } = await account();
    const shown = await host.inject({ url: '/my', headers: { cookie } });
    expect(shown.body).toContain(`/media/${shops.mall.id}/${avatar?.media_id}/`);
    // The picture stays while an account uses it, and is not in the market's own library.
    const later = new Date(Date.now() + 90 * 86_400_000);
    await sweepMedia(host.db, host.host.media, host.host.jobs, later);
    expect((await account()).avatar).toEqual(avatar);
    expect(
      (await host.inject(`/media/${shops.mall.id}/${avatar?.media_id}/80.png`)).statusCode,
    ).toBe(200);
    const stored = await findMedia(host.db, shops.mall.id, avatar?.media_id ?? '');
    expect(stored?.from_shopper).toBe(true);

    const fake = await refusedOf({ ...me, avatar: new Blob(['<svg onload="alert(1)"/>']) });
    expect(fake.statusCode).toBe(422);
    expect(fake.body).toContain('JPEG, PNG, WebP');
    expect((await account()).avatar).toEqual(avatar);

    await save({ ...me, no_avatar: '1' });
    expect((await account()).avatar).toBeNull();
    await sweepMedia(host.db, host.host.media, host.host.jobs, later);
    const gone = await host.db
      .selectFrom('media')
      .select('id')
      .where('id', '=', avatar?.media_id ?? '')
      .execute();
    expect(gone).toEqual([]);
  });

  it('needs a sign-in, and asks for a form that can hold a picture', async () => {
    expect((await sendForm(host, '/my/profile', me, '')).statusCode).toBe(401);
    const plain = await host.inject({
      method: 'POST',
      url: '/my/profile',
      payload: 'name=x',
      headers: {
        cookie,
        origin: 'http://localhost:4000',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(plain.statusCode).toBe(415);
  });
});
