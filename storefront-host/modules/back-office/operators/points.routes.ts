import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import { parseBaht, toSatang } from '@talad/elements/commerce/money';
import type { Module } from '../../../host.ts';
import { ApiFailure, plainPage } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { text } from '../../../locales/text.ts';
import { readPointSettings, savePointSettings } from '../../sales/index.ts';
import { PATH, pointRulePage } from './points-page.ts';

const Typed = Type.String({ maxLength: 13 });
const Rule = Type.Object(
  {
    is_on: Type.Union([Type.Literal('on'), Type.Literal('off')]),
    baht_per_point: Typed,
    /** In satang. */
    point_value: Typed,
  },
  { additionalProperties: false },
);
const config = { access: 'operator' } as const;

/** The rule for points of all shops, which operators set (decision 446). */
export const operatorPoints: Module = async (app, host) => {
  await app.register(formbody);

  app.get(PATH, { config, schema: { hide: true } }, async (request, reply) => {
    const { lang } = request;
    return plainPage(request, reply, {
      title: text(lang, 'admin.points'),
      body: pointRulePage(lang, await readPointSettings(host)),
    });
  });

  app.post(PATH, { config, schema: { hide: true, body: Rule } }, async (request, reply) => {
    const { is_on, baht_per_point, point_value } = request.body;
    const baht = numberOf(baht_per_point, /^\d[\d,]*(\.\d{1,2})?$/);
    const satang = numberOf(point_value, /^\d[\d,]*$/);
    const perPoint = baht === null ? null : parseBaht(baht);
    if (perPoint === null || satang === null) throw new ApiFailure(400, 'POINT_RULE');
    const rule = { isOn: is_on === 'on', value: toSatang(satang), perPoint };
    const act = { accountId: signedIn(request).accountId, at: host.now() };
    const isSaved = await savePointSettings(host, rule, act);
    if (!isSaved) throw new ApiFailure(400, 'POINT_RULE');
    return reply.redirect(PATH, 303);
  });
};

/** Returns null if the text does not match `pattern`. */
function numberOf(typed: string, pattern: RegExp): number | null {
  const plain = typed.trim();
  return pattern.test(plain) ? Number(plain.replaceAll(',', '')) : null;
}
