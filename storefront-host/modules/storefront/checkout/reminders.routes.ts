import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '../../../db/schema.ts';
import type { Host, Module } from '../../../host.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { devAssets, readAssets, type Assets } from '../../../rendering/index.ts';
import {
  reopenCheckout,
  sendCheckoutPage,
  stopReminders,
  storeGroupReminder,
  storeReminder,
} from '../../sales/index.ts';
import { messagePage } from './checkout-page.ts';
import { formOf } from './checkout-request.ts';

interface TokenParams {
  readonly token: string;
}
type TokenRequest = FastifyRequest<{ Params: TokenParams }>;

/** The checkout's box for a reminder, and the links in the reminder. */
export const checkoutReminderPages: Module = async (app, host) => {
  await app.register(formbody);
  const assets = host.config.dev ? devAssets : readAssets();
  const route = { config: { access: 'public' as const }, schema: { hide: true } };

  app.post('/checkout/:token/remind', route, async (request: TokenRequest, reply) => {
    const { token } = request.params;
    await storeReminder(host, token, formOf(request.body));
    return reply.redirect(`/checkout/${encodeURIComponent(token)}`, 303);
  });

  app.post('/checkout/all/:token/remind', route, async (request: TokenRequest, reply) => {
    const { token } = request.params;
    await storeGroupReminder(host, token, formOf(request.body));
    return reply.redirect(`/checkout/all/${encodeURIComponent(token)}`, 303);
  });

  app.get('/checkout/:token/again', route, async (request: TokenRequest, reply) =>
    reply.redirect((await reopenCheckout(host, request.params.token)) ?? '/cart', 303),
  );

  // A GET changes nothing, because mail scanners and link previews follow links (decision 419).
  app.get('/checkout/:token/stop-reminders', route, async (request: TokenRequest, reply) =>
    sendPage(host, assets, reply, request.lang, stopQuestion(request.lang)),
  );
  // Posted by the page's button, or by the servers of a mail program (RFC 8058).
  app.post(
    '/checkout/:token/stop-reminders',
    { ...route, config: { ...route.config, origin: 'any' as const } },
    async (request: TokenRequest, reply) => {
      await stopReminders(host, request.params.token);
      const content = messagePage(request.lang, {
        title: 'reminder.stopped',
        hint: 'reminder.stoppedHint',
        link: { url: '/', label: 'order.goOn' },
      });
      return sendPage(host, assets, reply, request.lang, {
        title: 'reminder.stopped',
        content,
      });
    },
  );
};

interface ReminderPage {
  readonly title: TextKey;
  readonly content: Markup;
}

function stopQuestion(lang: Lang): ReminderPage {
  const content = html`<form class="message" method="post">
    <h1>${text(lang, 'reminder.stop')}</h1>
    <p>${text(lang, 'reminder.stopHint')}</p>
    <button class="button">${text(lang, 'reminder.stopButton')}</button>
  </form>`;
  return { title: 'reminder.stop', content };
}

function sendPage(
  host: Host,
  assets: Assets,
  reply: FastifyReply,
  lang: Lang,
  { title, content }: ReminderPage,
): Promise<FastifyReply> {
  return sendCheckoutPage(host, assets, reply, {
    title: text(lang, title),
    lang,
    site: null,
    content,
    path: null,
  });
}
