import { Type } from 'typebox';
import { PostcodeAreas, ProvinceAreas } from '@talad/elements/api/area.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { areasOfPostcode, districtsOf } from './find-areas.ts';

const Lang = Type.Union([Type.Literal('th'), Type.Literal('en')]);
const tags = ['areas'];
const config = { access: 'public', anonymous: true } as const;
/** The address contains the language, so that any cache may store an answer. */
const KEPT = 'public, max-age=86400';

/** The places of Thailand by province or postcode, for address fields. */
export const areas: Module = (app) => {
  app.get(
    '/api/v1/areas/:lang/provinces/:province',
    {
      config,
      schema: {
        tags,
        summary: 'Districts, sub-districts and postcodes of a province',
        params: Type.Object({ lang: Lang, province: Type.String({ maxLength: 80 }) }),
        response: { 200: ProvinceAreas, '4xx': ApiError },
      },
    },
    async ({ params }, reply) => {
      const found = await districtsOf(params.lang, params.province);
      if (!found) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      reply.header('cache-control', KEPT);
      return found;
    },
  );

  app.get(
    '/api/v1/areas/:lang/postcodes/:postcode',
    {
      config,
      schema: {
        tags,
        summary: 'The sub-districts that a postcode serves',
        params: Type.Object({
          lang: Lang,
          postcode: Type.String({ pattern: '^[1-9][0-9]{4}$' }),
        }),
        response: { 200: PostcodeAreas, '4xx': ApiError },
      },
    },
    async ({ params }, reply) => {
      reply.header('cache-control', KEPT);
      return { areas: [...(await areasOfPostcode(params.lang, params.postcode))] };
    },
  );
};
