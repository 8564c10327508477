import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { LegalText } from '@talad/elements/api/legal.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, property } from '../../../http/index.ts';
import { SiteQuery } from '../../shops/index.ts';
import { legalText } from './legal-text.ts';
import { PolicyName } from './policies.contract.ts';
import { readPolicy } from './policies.read.ts';
import { readSite } from '../../content/index.ts';

/** A site's legal texts, for the modal TermOfService; their pages have them too. */
export const legal: Module = (app, host) => {
  app.get(
    '/api/v1/web/legal/:document',
    {
      config: { access: 'public', origin: 'any' },
      schema: {
        tags: ['forms'],
        summary: 'A policy of the site, such as its terms of service',
        params: Type.Object({ document: PolicyName }),
        querystring: SiteQuery,
        response: { 200: LegalText, '4xx': ApiError },
      },
    },
    async (request) => {
      const { requestOrigin: origin, lang } = request;
      const named = property(request.query, 'site');
      const shopname = origin.kind === 'shop' ? origin.shopname : named;
      const ref =
        typeof shopname === 'string'
          ? ({ kind: 'shop', shopname, form: origin.kind === 'shop' ? 'host' : 'path' } as const)
          : ({ kind: 'mall' } as const);
      const { db, config } = host;
      const site = await readSite({ db, config, ref, lang, now: host.now() });
      if (!site) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      const { document } = request.params;
      return legalText(site, document, await readPolicy(db, site.shopId, document));
    },
  );
};
