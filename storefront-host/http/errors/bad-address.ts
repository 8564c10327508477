import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { text } from '../../locales/text.ts';
import { preferredOf } from '../requests/language.ts';

/** Answers an invalid address (`/%zz`), which Fastify refuses before any plugin runs. */
export function badAddress(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const lang = preferredOf(request.headers['accept-language']) ?? 'en';
  const message = text(lang, 'error.BAD_REQUEST');
  return reply.status(400).send({ error: true, code: 'BAD_REQUEST', message });
}
