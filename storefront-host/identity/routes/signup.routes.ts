import type { Module } from '../../host.ts';

/** Spec §2: /signup leads to an account of one's own and from there into the back office. */
export const signup: Module = (app) => {
  app.get(
    '/signup',
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`/login?continue=${encodeURIComponent('/mybusiness')}&register=1`, 302),
  );
};
