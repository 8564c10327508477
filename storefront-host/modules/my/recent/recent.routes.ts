import { html } from 'lit';
import type { Module } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { createMyPages, myRoute } from '../my-page.ts';

/**
 * Recently viewed products, which are stored in the browser only (design §4.4): the ten latest, and the products
 * of each day.
 */
export const recent: Module = (app, host) => {
  const send = createMyPages(host);
  app.get('/my/recent', myRoute, (request, reply) => {
    const { lang } = request;
    return send(request, reply, {
      section: 'recent',
      title: text(lang, 'my.recent'),
      main: html`<p class="muted">${text(lang, 'my.recent.where')}</p>
        <p class="my-needs">${text(lang, 'my.recent.noScript')}</p>
        ${(['recently-viewed', 'browsing-history'] as const).map(
          (list) =>
            html`<section class="my-seen" aria-labelledby=${list}>
              <h2 id=${list}>${text(lang, `my.recent.${list}`)}</h2>
              <talad-personal-list
                list=${list}
                locale=${lang}
                browse-href="/search"
                show-shop
              ></talad-personal-list>
            </section>`,
        )}`,
      // Shows one message if both lists are empty.
      css: '.my-seen{display:grid;gap:12px}.my-seen:has([empty])~.my-seen:has([empty]){display:none}.my-needs{display:none}@media (scripting:none){.my-seen{display:none}.my-needs{display:block}}',
    });
  });
};
