import type { ViteDevServer } from 'vite';
import type { App, Host } from '../../host.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by `npm run dev` only: serves browser modules from their sources and reloads on a change. */
    devServer?: ViteDevServer;
  }
}

const ROOT = new URL('../../..', import.meta.url).pathname;

/**
 * Runs Vite as middleware on the host's own port. The back office updates in place; a changed element reloads the
 * page, because a custom element cannot be defined twice. Never runs in production, where neither package is
 * installed.
 */
export async function devServer(app: App, { config }: Host): Promise<void> {
  if (!config.dev) return;
  const [{ default: middie }, { createServer }] = await Promise.all([
    import('@fastify/middie'),
    import('vite'),
  ]);
  const vite = await createServer({
    root: ROOT,
    // The other loaders write a file next to the config, which would restart `node --watch`.
    configLoader: 'native',
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.decorate('devServer', vite);
  app.addHook('onClose', () => vite.close());
}
