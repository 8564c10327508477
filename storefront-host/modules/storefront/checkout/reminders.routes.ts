import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host, Module } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { devAssets, readAssets, type Assets } from '../../../rendering/index.ts';
import {
  reopenCheckout,
  sendCheckoutPage,
  stopReminders,
  storeReminder,
} from '../../sales/index.ts';
import { messagePage } from './checkout-page.ts';

interface TokenParams {
  readonly token: string;
}
type Asked = FastifyRequest<{ Params: TokenParams }>;

/** The box of the checkout about a reminder, and the links of the reminder. */
export const checkoutReminderPages: Module = async (app, host) => {
  await app.register(formbody);
  const assets = host.config.dev ? devAssets : readAssets();
  const route = { config: { access: 'public' as const }, schema: { hide: true } };

  app.post('/checkout/:token/remind', route, async (request: Asked, reply) => {
    const { token } = request.params;
    const form = typeof request.body === 'object' && request.body !== null ? request.body : {};
    await storeReminder(host, token, { ...form });
    return reply.redirect(`/checkout/${encodeURIComponent(token)}`, 303);
  });

  app.get('/checkout/:token/again', route, async (request: Asked, reply) =>
    reply.redirect((await reopenCheckout(host, request.params.token)) ?? '/cart', 303),
  );

  // One click, of the reader or of their mail program, which posts from its own servers (RFC 8058).
  app.get('/checkout/:token/stop-reminders', route, async (request: Asked, reply) =>
    stop(host, assets, request, reply),
  );
  app.post(
    '/checkout/:token/stop-reminders',
    { ...route, config: { ...route.config, origin: 'any' as const } },
    async (request: Asked, reply) => stop(host, assets, request, reply),
  );
};

async function stop(
  host: Host,
  assets: Assets,
  request: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await stopReminders(host, request.params.token);
  const { lang } = request;
  return sendCheckoutPage(host, assets, reply, {
    title: text(lang, 'reminder.stopped'),
    lang,
    site: null,
    content: messagePage(lang, {
      title: 'reminder.stopped',
      hint: 'reminder.stoppedHint',
      link: { url: '/', label: 'order.goOn' },
    }),
    path: null,
  });
}
