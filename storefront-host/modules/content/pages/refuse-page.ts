import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import { pageFailure } from './page-failure.ts';
import { editedPage } from './pages.read.ts';
import type { Published } from './publish-page.ts';
import type { SaveRefusal } from './save-page.ts';

/** Answers a conflict with the newer document, and any other refusal with the error of its code. */
export function refusePage(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: SaveRefusal | Extract<Published, { ok: false }>,
): FastifyReply {
  switch (refused.code) {
    case 'CONFLICT':
      return reply.status(409).send({
        error: true,
        code: 'CONFLICT',
        message: text(request.lang, 'error.PAGE_CONFLICT'),
        ...editedPage(refused.theirs),
      });
    case 'INVALID':
      throw pageFailure(refused.problems);
    case 'UNREADABLE':
      throw new ApiFailure(400, 'PAGE_UNREADABLE');
    case 'NOT_FOUND':
      throw new ApiFailure(404, 'NOT_FOUND');
  }
}
