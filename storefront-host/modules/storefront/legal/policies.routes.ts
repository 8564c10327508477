import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { legalDocuments, type LegalDocument } from '../../../rendering/index.ts';
import type { Site } from '../../content/index.ts';
import { readManagedSite } from '../managed-site.read.ts';
import { ManagedPolicy, PolicyList, PolicyName, PolicyUpdate } from './policies.contract.ts';
import { listPolicies, readPolicy } from './policies.read.ts';
import { resetPolicy, savePolicy } from './save-policy.ts';
import { templateHtml } from './template-html.ts';

const base = '/api/v1/manage/:shop_id/policies';
const route = { access: 'shop:write', origin: 'platform' } as const;
const tags = ['manage'];
const PolicyParams = Type.Object({ ...ShopParams.properties, document: PolicyName });
type PolicyRequest = FastifyRequest<{ Params: Static<typeof PolicyParams> }>;

/** Policies of a shop: the built-in texts, and the owner's own in their place. */
export const managePolicies: Module = (app, host) => {
  app.get(
    base,
    {
      config: route,
      schema: {
        tags,
        summary: 'Policies of the shop',
        params: ShopParams,
        response: { 200: PolicyList, '4xx': ApiError },
      },
    },
    async ({ params, lang }) => {
      const site = await readManagedSite(host, params.shop_id, lang);
      const own = await listPolicies(host.db, params.shop_id);
      return { policies: legalDocuments.map((name) => rowOf(site, name, own.get(name))) };
    },
  );

  app.get(
    `${base}/:document`,
    {
      config: route,
      schema: {
        tags,
        summary: 'One policy in both languages',
        params: PolicyParams,
        response: { 200: ManagedPolicy, '4xx': ApiError },
      },
    },
    ({ params, lang }) => readOne(params.shop_id, params.document, lang),
  );

  app.put(
    `${base}/:document`,
    {
      config: route,
      schema: {
        tags,
        summary: 'Replaces the built-in text with the owner’s',
        params: PolicyParams,
        body: PolicyUpdate,
        response: { 200: ManagedPolicy, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, document } = request.params;
      const refused = await savePolicy(host.db, changeOf(request), request.body);
      if (refused === 'CONFLICT') throw new ApiFailure(409, 'CONFLICT');
      if (refused === 'EMPTY') {
        const fields = [{ path: 'bodies/th', key: 'field.required' as const }];
        throw new ApiFailure(400, 'VALIDATION', {}, { fields });
      }
      return readOne(shopId, document, request.lang);
    },
  );

  app.delete(
    `${base}/:document`,
    {
      config: route,
      schema: {
        tags,
        summary: 'Goes back to the built-in text',
        params: PolicyParams,
        response: { 200: ManagedPolicy, '4xx': ApiError },
      },
    },
    async (request) => {
      await resetPolicy(host.db, changeOf(request));
      return readOne(request.params.shop_id, request.params.document, request.lang);
    },
  );

  function changeOf(request: PolicyRequest) {
    const { shop_id: shopId, document } = request.params;
    return { shopId, document, accountId: signedIn(request).accountId, at: host.now() };
  }

  async function readOne(shopId: number, id: LegalDocument, lang: Lang): Promise<ManagedPolicy> {
    const own = await readPolicy(host.db, shopId, id);
    const site = await readManagedSite(host, shopId, lang);
    return {
      ...rowOf(site, id, own?.updated_at),
      bodies: own?.bodies ?? (await templates(shopId, id)),
      revision: own?.revision ?? 0,
    };
  }

  async function templates(shopId: number, id: LegalDocument): Promise<ManagedPolicy['bodies']> {
    const [th, en] = await Promise.all([
      readManagedSite(host, shopId, 'th'),
      readManagedSite(host, shopId, 'en'),
    ]);
    return { th: templateHtml(th, id, 'th'), en: templateHtml(en, id, 'en') };
  }
};

function rowOf(site: Site, id: LegalDocument, changed: Date | undefined) {
  return {
    id,
    title: pageText(site.context.lang, `legal.title.${id}`),
    url: `${site.context.place.base}/${id}`,
    updated_at: changed?.toISOString() ?? null,
  };
}
