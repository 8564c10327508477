import swagger from '@fastify/swagger';
import type { Module } from '../../host.ts';

/** Documents the routes of the API as OpenAPI at /devadmin/api: those below /api/v1, and others that opt in. */
export const apiDocs: Module = async (app, { config }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Talad API',
        version: 'v1',
        description:
          'Money is baht with at most two decimals. Errors have a stable `code` and a `message` in the language of the request. Public reads may be called from any site, without credentials.',
      },
      servers: [{ url: config.publicUrl }],
    },
    hideUntagged: true,
  });
};
