import type { Module } from '../../host.ts';
import { accountPage, html } from '../../account/pages/page-shell.ts';
import { text } from '../../locales/text.ts';
import type { EmbedFiles } from './embed-files.ts';

/** `/devadmin/elements`: what there is, and the lines that embed it. */
export const elementsPage =
  (built: EmbedFiles): Module =>
  (app) => {
    app.get('/devadmin/elements', { config: { access: 'operator' } }, async (request, reply) =>
      accountPage(request, reply, {
        title: text(request.lang, 'elements.title'),
        body: html`<h1>${text(request.lang, 'elements.title')}</h1>
          <p>${built.build}</p>`,
        width: 'wide',
      }),
    );
  };
