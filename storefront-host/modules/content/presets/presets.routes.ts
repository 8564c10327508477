import { createReadStream } from 'node:fs';
import { Type } from 'typebox';
import type { Module } from '../../../host.ts';
import { presetPictures } from './preset-pictures.ts';

/** Pictures of the theme presets, which pages refer to by path until the owner replaces them. */
export const presetImages: Module = (app) => {
  app.get(
    '/presets/:key/images/:file',
    {
      config: { access: 'public', origin: 'any', anonymous: true },
      schema: {
        hide: true,
        params: Type.Object({
          key: Type.String({ maxLength: 60 }),
          file: Type.String({ maxLength: 80 }),
        }),
        querystring: Type.Object({ v: Type.Optional(Type.String({ maxLength: 20 })) }),
      },
    },
    async (request, reply) => {
      const { key, file } = request.params;
      const found = (await presetPictures()).get(`/presets/${key}/images/${file}`);
      if (!found) return reply.callNotFound();
      const named = request.query.v === found.hash;
      return reply
        .type('image/webp')
        .header(
          'cache-control',
          named ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
        )
        .header('etag', `"${found.hash}"`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(createReadStream(found.file));
    },
  );
};
