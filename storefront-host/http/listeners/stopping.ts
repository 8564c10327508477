import type { Module } from '../../host.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `now` is true as soon as the server is asked to stop. */
    stopping: { now: boolean };
  }
}

/**
 * Finishes the running requests and closes their connections: a keep-alive connection would delay the exit of the
 * process by more than a minute.
 */
export const stopping: Module = (app) => {
  const state = { now: false };
  app.decorate('stopping', state);
  app.addHook('preClose', async () => {
    state.now = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (state.now) reply.header('connection', 'close');
  });
};
