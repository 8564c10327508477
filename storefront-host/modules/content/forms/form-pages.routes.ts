import formbody from '@fastify/formbody';
import { Type, type Static } from 'typebox';
import { FormType } from '@talad/elements/api/form.contract';
import type { EntryKind } from '@talad/elements/commerce/forms/entry-form';
import type { Host, Module } from '../../../host.ts';
import { ApiFailure, property } from '../../../http/index.ts';
import { redirectWith, type Call, addressOf } from '../../../identity/index.ts';
import { resolveRoute, type PageRoute } from '../../../rendering/index.ts';
import { readSiteByName } from '../../shops/index.ts';
import { problemFields } from './problem-fields.ts';
import type { StoredForm } from './refused-form.ts';
import { takeEntry } from './take-entry.ts';

const Form = Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 8_000 }), {
  maxProperties: 30,
});
type Sent = Static<typeof Form>;
const config = { access: 'public', origin: 'any', rateLimit: { max: 5 } } as const;

/** Pages that may contain a form. */
const formPagesOf: ReadonlySet<PageRoute['type']> = new Set([
  'contact',
  'blog',
  'product',
] as const);

/** Forms without JavaScript: answers 303 to the page of the form. */
export const formPages: Module = async (app, host) => {
  await app.register(formbody);
  for (const prefix of ['', '/web/:shopname']) {
    app.post(
      `${prefix}/contactus`,
      { config, schema: { hide: true, body: Form } },
      (request, reply) => take(host, { request, reply }, 'contactus', request.body),
    );
    app.post(
      `${prefix}/forms/:type`,
      { config, schema: { hide: true, body: Form, params: Type.Object({ type: FormType }) } },
      (request, reply) => take(host, { request, reply }, request.params.type, request.body),
    );
  }
};

async function take(host: Host, call: Call, kind: EntryKind, form: Sent): Promise<unknown> {
  const { request, reply } = call;
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
  const problems = taken.code === 'VALIDATION' ? taken.problems : [];
  const messages = problemFields(kind, problems).map(({ path: field, key, vars }) => ({
    field,
    said: { key, vars: { ...vars } },
  }));
  const posted: StoredForm = {
    entry: { kind, values: taken.values, problems: messages },
    notice: { key: taken.code === 'VALIDATION' ? 'form.refused' : `error.${taken.code}` },
  };
  return redirectWith(host, { request, reply }, `${ctx.place.base}${path}`, posted);
}

/** Returns the page of the requested site whose address the form sent; null if there is no such page. */
function pageOf({ request }: Call, sent: string): string | null {
  const { path, page } = resolveRoute(request.requestOrigin, sent);
  if (!formPagesOf.has(page.type)) return null;
  return path.split('/').map(encodeURIComponent).join('/');
}
