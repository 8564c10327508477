import formbody from '@fastify/formbody';
import { Type, type Static } from 'typebox';
import type { Module } from '../../../host.ts';
import { ApiFailure, plainPage } from '../../../http/index.ts';
import { plain } from '../../../html/plain-text.ts';
import { signedIn } from '../../../identity/index.ts';
import { text } from '../../../locales/text.ts';
import { thaiDay } from '../../../visits/thai-day.ts';
import { readCouriers, saveCourier } from '../../sales/index.ts';
import { courierPage, couriersPage, PATH } from './couriers-page.ts';

const Code = Type.String({ pattern: '^[a-z0-9-]{1,20}$' });

const fields = {
  name_th: Type.String({ minLength: 1, maxLength: 60 }),
  name_en: Type.String({ minLength: 1, maxLength: 60 }),
  /** '' if the courier has no tracking page. */
  track_url: Type.String({
    maxLength: 300,
    pattern: '^(https://[^\\s/{}<>"]+\\.[^\\s/{}<>"]+/[^\\s{}<>"]*\\{code\\}[^\\s{}<>"]*)?$',
  }),
  state: Type.Union([Type.Literal('running'), Type.Literal('unknown'), Type.Literal('ceased')]),
  is_on: Type.Union([Type.Literal('on'), Type.Literal('off')]),
  checked_on: Type.String({ format: 'date' }),
};
const Fields = Type.Object(fields, { additionalProperties: false });
const NewCourier = Type.Object({ code: Code, ...fields }, { additionalProperties: false });
const CodeParams = Type.Object({ code: Code });

const config = { access: 'operator' } as const;

/**
 * Couriers of Thailand, which operators maintain for all shops. A courier is switched off and never deleted,
 * because parcels refer to its code. The pattern of its tracking numbers cannot be edited here: a wrong regular
 * expression would stop every parcel.
 */
export const operatorCouriers: Module = async (app, host) => {
  await app.register(formbody);

  app.get(PATH, { config, schema: { hide: true } }, async (request, reply) => {
    const { lang } = request;
    const book = await readCouriers(host.db);
    return plainPage(request, reply, {
      title: text(lang, 'admin.couriers'),
      width: 'wide',
      body: couriersPage(lang, [...book.values()], thaiDay(host.now())),
    });
  });

  app.get(
    `${PATH}/:code`,
    { config, schema: { hide: true, params: CodeParams } },
    async (request, reply) => {
      const { lang } = request;
      const courier = (await readCouriers(host.db)).get(request.params.code);
      if (!courier) throw new ApiFailure(404, 'NOT_FOUND');
      return plainPage(request, reply, {
        title: text(lang, 'admin.couriers'),
        body: courierPage(lang, courier, thaiDay(host.now())),
      });
    },
  );

  app.post(PATH, { config, schema: { hide: true, body: NewCourier } }, async (request, reply) => {
    const { code, ...typed } = request.body;
    await save({ code, isNew: true, typed, accountId: signedIn(request).accountId });
    return reply.redirect(PATH, 303);
  });

  app.post(
    `${PATH}/:code`,
    { config, schema: { hide: true, params: CodeParams, body: Fields } },
    async (request, reply) => {
      const { code } = request.params;
      const { accountId } = signedIn(request);
      await save({ code, isNew: false, typed: request.body, accountId });
      return reply.redirect(PATH, 303);
    },
  );

  async function save({ code, isNew, typed, accountId }: Saved): Promise<void> {
    const at = host.now();
    const facts = {
      ...typed,
      name_th: plain(typed.name_th),
      name_en: plain(typed.name_en),
      is_on: typed.is_on === 'on',
    };
    if (facts.name_th === '' || facts.name_en === '' || typed.checked_on > thaiDay(at)) {
      throw new ApiFailure(400, 'VALIDATION');
    }
    const act = { accountId, at, isNew };
    const done = await host.db.transaction().execute((trx) => saveCourier(trx, code, facts, act));
    if (done !== 'done') throw new ApiFailure(done === 'NOT_FOUND' ? 404 : 409, done);
  }
};

interface Saved {
  readonly code: string;
  readonly isNew: boolean;
  readonly typed: Static<typeof Fields>;
  readonly accountId: string;
}
