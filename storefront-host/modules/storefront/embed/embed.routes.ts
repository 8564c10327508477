import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { embedProducts } from './embed-products.routes.ts';
import { isChunk, storeBuild, readEmbedFiles } from './embed-files.ts';
import { elementsPage } from './elements-page.routes.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** Long enough to save requests, short enough that a fix arrives on the same day. */
const A_WHILE = 'public, max-age=600, stale-while-revalidate=86400';
const open = { access: 'public', origin: 'any', anonymous: true } as const;
const file = Type.String({ pattern: '^[a-zA-Z0-9._-]{1,80}\\.js$' });

/** The scripts of an embed, under a path that follows the newest build or names one. */
export const embed: Module = async (app, host) => {
  const dev = host.config.dev;
  const built = await readEmbedFiles();
  const store = storeBuild(host.media, built);

  app.get(
    '/embed/v1/:file',
    { config: open, schema: { hide: true, params: Type.Object({ file }) } },
    async (request, reply) => {
      const name = request.params.file;
      allowEverywhere(reply);
      if (dev) return reply.type(SCRIPT).send(devEntry(host.config.publicUrl, name));
      const known = built.files.get(name);
      if (known) {
        void store().catch((error: unknown) => request.log.error(error));
        reply.header('cache-control', isChunk(name) ? FOREVER : A_WHILE);
        return send(request, reply, known);
      }
      const old = isChunk(name) ? await host.media.read(`embed/chunks/${name}`) : null;
      if (!old) throw new ApiFailure(404, 'NOT_FOUND');
      return send(request, reply.header('cache-control', FOREVER), { raw: old });
    },
  );

  app.get(
    '/embed/v1/:build/:file',
    {
      config: open,
      schema: {
        hide: true,
        params: Type.Object({ build: Type.String({ pattern: '^[0-9a-z.-]{1,40}$' }), file }),
      },
    },
    async (request, reply) => {
      const { build, file: name } = request.params;
      allowEverywhere(reply);
      reply.header('cache-control', FOREVER);
      const known = build === built.build ? built.files.get(name) : undefined;
      if (known) {
        // A page that names a build relies on it, so it is stored before its first use.
        await store();
        return send(request, reply, known);
      }
      const old = await host.media.read(`embed/${build}/${name}`);
      if (!old) {
        reply.header('cache-control', 'no-store');
        throw new ApiFailure(404, 'NOT_FOUND');
      }
      return send(request, reply, { raw: old });
    },
  );

  await embedProducts(app, host);
  await elementsPage(built)(app, host);
};

const SCRIPT = 'text/javascript; charset=utf-8';

/** Scripts with `crossorigin` (an `integrity` needs it) and modules of any site. */
function allowEverywhere(reply: FastifyReply): void {
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    vary: 'Accept-Encoding',
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { raw, brotli }: { readonly raw: Uint8Array; readonly brotli?: Buffer | null },
): FastifyReply {
  reply.type(SCRIPT);
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  return brotli && takesBrotli
    ? reply.header('content-encoding', 'br').send(brotli)
    : reply.send(Buffer.from(raw));
}

/** `npm run dev`: Vite answers with the sources themselves. */
function devEntry(origin: string, name: string): string {
  const source = /^talad(-all)?\.js$|^loader\.js$/.test(name) ? '' : 'tags/';
  return `import ${JSON.stringify(`${origin}/elements/embed/${source}${name.replace(/\.js$/, '.ts')}`)};`;
}
