import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import type { Module } from '../../../host.ts';
import { ApiFailure, plainPage } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { text } from '../../../locales/text.ts';
import { thaiDay } from '../../../visits/thai-day.ts';
import { addVatRate, readVatRates, removeVatRate } from '../../sales/index.ts';
import { PATH, vatPage } from './vat-page.ts';

const Day = Type.String({ format: 'date' });
const NewRate = Type.Object(
  { since: Day, percent: Type.String({ pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$' }) },
  { additionalProperties: false },
);
const RateParams = Type.Object({ since: Day });

const config = { access: 'operator' } as const;

/** Rates of VAT, which operators maintain for all shops (decision 409). */
export const operatorVat: Module = async (app, host) => {
  await app.register(formbody);

  app.get(PATH, { config, schema: { hide: true } }, async (request, reply) => {
    const { lang } = request;
    return plainPage(request, reply, {
      title: text(lang, 'admin.vat'),
      body: vatPage(lang, await readVatRates(host.db), thaiDay(host.now())),
    });
  });

  app.post(PATH, { config, schema: { hide: true, body: NewRate } }, async (request, reply) => {
    const { since, percent } = request.body;
    const act = { accountId: signedIn(request).accountId, at: host.now() };
    const rate = [since, Math.round(Number(percent) * 100)] as const;
    const done = await host.db.transaction().execute((trx) => addVatRate(trx, rate, act));
    if (done !== 'done') throw new ApiFailure(done === 'VAT_TAKEN' ? 409 : 400, done);
    return reply.redirect(PATH, 303);
  });

  app.post(
    `${PATH}/:since/remove`,
    { config, schema: { hide: true, params: RateParams } },
    async (request, reply) => {
      const act = { accountId: signedIn(request).accountId, at: host.now() };
      const { since } = request.params;
      const done = await host.db.transaction().execute((trx) => removeVatRate(trx, since, act));
      if (done !== 'done') throw new ApiFailure(done === 'NOT_FOUND' ? 404 : 400, done);
      return reply.redirect(PATH, 303);
    },
  );
};
