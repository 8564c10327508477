import formbody from '@fastify/formbody';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { normalizePhone } from '@talad/elements/commerce/forms/address-form';
import { formatDateTime } from '@talad/elements/locales/format';
import type { Lang, OrderStatus } from '../../../db/schema.ts';
import type { Host, Module } from '../../../host.ts';
import { html, type Markup } from '../../../html/html.ts';
import { plainPage } from '../../../http/index.ts';
import { postedState, redirectWith } from '../../../identity/index.ts';
import { text } from '../../../locales/text.ts';
import { orderNumberIn, readParcels } from '../../sales/index.ts';

const FollowForm = Type.Object({
  number: Type.String({ maxLength: 40 }),
  phone: Type.String({ maxLength: 40 }),
});

interface Followed {
  readonly shop_id: number;
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly shop_title: string;
}

/**
 * Shows the state and parcels of an order by its number and telephone number, without signing in and without
 * personal data. A wrong telephone number has the same answer as an unknown order.
 */
export const trackOrders: Module = async (app, host) => {
  await app.register(formbody);
  const config = { access: 'public' as const };

  app.get('/track', { config, schema: { hide: true } }, async (request, reply) => {
    const { lang } = request;
    const posted = await postedState(host, request, FollowForm);
    const found = posted && (await findFollowed(host, posted.number, posted.phone));
    const shown = found && (await Promise.all(found.map((order) => card(host, order, lang))));
    return plainPage(request, reply, {
      title: text(lang, 'track.title'),
      body: form(lang, posted?.number ?? '', shown),
    });
  });

  app.post(
    '/track',
    { config: { ...config, rateLimit: { max: 10 } }, schema: { hide: true, body: FollowForm } },
    (request, reply) => redirectWith(host, { request, reply }, '/track', request.body),
  );
};

/** Two shops may use the same number, so there can be several orders. */
async function findFollowed(
  { db }: Host,
  number: string,
  phone: string,
): Promise<readonly Followed[]> {
  const numbers = orderNumberIn(number);
  const normal = normalizePhone(phone);
  if (numbers.length === 0 || normal === null) return [];
  const { rows } = await sql<Followed>`
    SELECT o.shop_id, o.id, o.number, o.status, s.title AS shop_title
    FROM sales_order o JOIN shop s ON s.id = o.shop_id
    WHERE o.number = ANY(${[...numbers]}::text[]) AND o.contact->>'phone' = ${normal}
    ORDER BY o.sequence DESC LIMIT 5`.execute(db);
  return rows;
}

async function card({ db }: Host, order: Followed, lang: Lang): Promise<Markup> {
  const parcels = await readParcels(db, order.shop_id, order.id, lang);
  return html`<h2>${text(lang, 'order.title', { number: order.number })}</h2>
    <p>${order.shop_title} · <strong>${text(lang, `order.status.${order.status}`)}</strong></p>
    <ul>
      ${parcels.map(
        ({ courier, code, track_url: url, sent_at: at }) =>
          html`<li>
            ${code === '' ? courier : text(lang, 'order.tracking', { courier, code })}
            (${formatDateTime(at, lang)})
            ${
              url &&
              html`<a href="${url}" target="_blank" rel="noopener noreferrer"
                >${text(lang, 'order.parcelFollow')}</a
              >`
            }
          </li>`,
      )}
    </ul>`;
}

function form(lang: Lang, number: string, found: readonly Markup[] | null): Markup {
  return html`<h1>${text(lang, 'track.title')}</h1>
    <p class="lead">${text(lang, 'track.lead')}</p>
    ${found?.length === 0 && html`<p role="alert">${text(lang, 'track.none')}</p>`}
    <div role="status">${found}</div>
    <form method="post" action="/track">
      <div>
        <label for="number">${text(lang, 'order.number')}</label>
        <input
          id="number"
          name="number"
          required
          maxlength="40"
          autocomplete="off"
          value="${number}"
        />
      </div>
      <div>
        <label for="phone">${text(lang, 'checkout.phone')}</label>
        <input id="phone" name="phone" type="tel" required maxlength="40" autocomplete="tel" />
      </div>
      <button>${text(lang, 'track.find')}</button>
    </form>`;
}
