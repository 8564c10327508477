import fastifyCookie from '@fastify/cookie';
import type { Module } from '../../host.ts';

/** Reads cookies, and signs those that a program must not make up itself (`signed: true`). */
export const cookies: Module = async (app, { secrets }) => {
  await app.register(fastifyCookie, { secret: [...secrets.cookieKeys], hook: 'onRequest' });
};
