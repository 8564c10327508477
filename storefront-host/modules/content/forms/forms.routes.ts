import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { FormRequest, FormResponse, FormType } from '@talad/elements/api/form.contract';
import type { EntryKind } from '@talad/elements/commerce/forms/entry-form';
import type { Host, Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { addressOf } from '../../../identity/index.ts';
import { readApiSite, SiteQuery } from '../../shops/index.ts';
import { problemFields } from './problem-fields.ts';
import { takeEntry } from './take-entry.ts';

const config = { access: 'public', origin: 'any', rateLimit: { max: 5 } } as const;
const schema = {
  tags: ['forms'],
  querystring: SiteQuery,
  body: FormRequest,
  response: { 200: FormResponse, '4xx': ApiError },
};

/** Spec §7: stores the entries that visitors send to a site, and mails them to its staff. */
export const forms: Module = (app, host) => {
  for (const [path, kind, summary] of [
    ['/api/v1/web/contactus', 'contactus', 'A message to the site'],
    ['/api/v1/web/business_submit', 'business', 'A business asks to work with the site'],
  ] as const) {
    app.post(path, { config, schema: { ...schema, summary } }, (request) =>
      take(host, request, kind, request.body),
    );
  }

  app.post(
    '/api/v1/web/form_submit/:type',
    {
      config,
      schema: {
        ...schema,
        summary: 'An entry of one of the site’s forms',
        params: Type.Object({ type: FormType }),
      },
    },
    (request) => take(host, request, request.params.type, request.body),
  );
};

async function take(
  host: Host,
  request: FastifyRequest,
  kind: EntryKind,
  { data, about }: FormRequest,
): Promise<{ readonly ok: true }> {
  const { siteId } = await readApiSite(host, request);
  const taken = await takeEntry(host, {
    shopId: siteId,
    kind,
    data,
    aboutId: about ?? null,
    lang: request.lang,
    accountId: request.visitor?.accountId ?? null,
    address: addressOf(request),
  });
  if (taken.ok) return { ok: true };
  if (taken.code === 'NOT_FOUND') throw new ApiFailure(404, 'NOT_FOUND');
  if (taken.code !== 'VALIDATION') throw new ApiFailure(409, taken.code);
  const fields = problemFields(kind, taken.problems).map((one) => ({
    ...one,
    path: `data/${one.path}`,
  }));
  throw new ApiFailure(400, 'VALIDATION', {}, { fields });
}
