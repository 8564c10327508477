import type { FastifyReply, FastifyRequest } from 'fastify';
import { text, type TextKey } from '../../locales/text.ts';
import { html, plainPage } from '../../http/index.ts';
import type { UpstreamKey } from '../upstream/upstream-providers.ts';

/** Explains why sign-in with Google or LINE failed, and links to the other ways. */
export function providerProblemPage(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: {
    readonly status: number;
    readonly key: UpstreamKey;
    readonly why: TextKey;
    readonly back: string;
  },
): string {
  const { lang } = request;
  const provider = text(lang, `with.name.${problem.key}`);
  const title = text(lang, 'with.problem.title', { provider });
  reply.status(problem.status);
  return plainPage(request, reply, {
    title,
    languageSwitch: false,
    body: html`<div class="card">
      <h1>${title}</h1>
      <p role="alert">${text(lang, problem.why, { provider })}</p>
      <a class="button" href="${problem.back}">${text(lang, 'with.back')}</a>
    </div>`,
  });
}
