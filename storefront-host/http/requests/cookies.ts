import fastifyCookie from '@fastify/cookie';
import type { Module } from '../../host.ts';

/** Parses cookies, and signs those that a client must not forge (`signed: true`). */
export const cookies: Module = async (app, { secrets }) => {
  await app.register(fastifyCookie, { secret: [...secrets.cookieKeys], hook: 'onRequest' });
};
