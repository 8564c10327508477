import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { FormType } from '@talad/elements/api/form.contract';
import type { EntryKind } from '@talad/elements/commerce/entry-form';
import type { Host, Module } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { ApiFailure } from '../../plugins/api-failure.ts';
import { property } from '../../plugins/property.ts';
import { addressOf } from '../../plugins/rate-limits.ts';
import { devAssets, readAssets, type Assets } from '../../ssr/assets.ts';
import { resolveRoute, type PageRoute } from '../../ssr/resolve-route.ts';
import { readSiteByName } from '../shops/api-context.ts';
import { answerRefused } from '../storefront/page-request.ts';
import { problemFields } from './problem-fields.ts';
import { takeEntry } from './take-entry.ts';

const Form = Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 8_000 }), {
  maxProperties: 30,
});
type Sent = Static<typeof Form>;
const config = { access: 'public', origin: 'any', rateLimit: { max: 5 } } as const;

/** Pages that may have a form on them. */
const formPagesOf: ReadonlySet<PageRoute['type']> = new Set([
  'contact',
  'blog',
  'product',
] as const);

/** The same forms without JavaScript: answered 303 to the page that they stand on. */
export const formPages: Module = async (app, host) => {
  await app.register(formbody);
  const assets = host.config.dev ? devAssets : readAssets();
  for (const prefix of ['', '/web/:shopname']) {
    app.post(
      `${prefix}/contactus`,
      { config, schema: { hide: true, body: Form } },
      (request, reply) => take({ host, assets, request, reply }, 'contactus', request.body),
    );
    app.post(
      `${prefix}/forms/:type`,
      { config, schema: { hide: true, body: Form, params: Type.Object({ type: FormType }) } },
      (request, reply) => take({ host, assets, request, reply }, request.params.type, request.body),
    );
  }
};

interface Call {
  readonly host: Host;
  readonly assets: Assets;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function take(call: Call, kind: EntryKind, form: Sent): Promise<unknown> {
  const { host, assets, request, reply } = call;
  const shopname = property(request.params, 'shopname');
  if (request.requestOrigin.kind === 'shop' && shopname !== undefined) {
    throw new ApiFailure(404, 'NOT_FOUND');
  }
  const { shop, ctx } = await readSiteByName(
    host,
    request,
    typeof shopname === 'string' ? shopname : undefined,
  );
  const about = Number(form['about']);
  const path = pageOf(call, `${ctx.place.base}${form['page'] ?? ''}`) ?? '/contactus';
  const taken = await takeEntry(host, {
    shopId: shop.id,
    kind,
    data: form,
    aboutId: Number.isSafeInteger(about) && about > 0 ? about : null,
    lang: ctx.lang,
    accountId: request.visitor?.accountId ?? null,
    address: addressOf(request),
  });
  if (taken.ok) {
    const notice = kind === 'seminar' ? 'FORM_REGISTERED' : 'FORM_SENT';
    return reply.redirect(`${ctx.place.base}${path}?notice=${notice}`, 303);
  }
  if (taken.code === 'NOT_FOUND') throw new ApiFailure(404, 'NOT_FOUND');
  const problems = taken.code === 'VALIDATION' ? problemFields(kind, taken.problems) : [];
  const said = problems.map((one) => [one.path, text(ctx.lang, one.key, one.vars)]);
  const notice = taken.code === 'VALIDATION' ? 'form.refused' : (`error.${taken.code}` as const);
  return answerRefused(host, assets, call, {
    path: `${ctx.place.base}${path}`,
    refused: {
      entry: { kind, values: taken.values, problems: Object.fromEntries(said) },
      notice: text(ctx.lang, notice),
    },
  });
}

/** A page of the asked site, from what a form says of where it stands; null: of no such page. */
function pageOf({ request }: Call, said: string): string | null {
  const { path, page } = resolveRoute(request.requestOrigin, said);
  if (!formPagesOf.has(page.type)) return null;
  return path.split('/').map(encodeURIComponent).join('/');
}
