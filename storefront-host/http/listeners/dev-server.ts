import type { ViteDevServer } from 'vite';
import type { App, Host } from '../../host.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `npm run dev` only: serves browser modules from their sources and reloads what changes. */
    devServer?: ViteDevServer;
  }
}

const ROOT = new URL('../../..', import.meta.url).pathname;

/**
 * Vite as middleware on the host's own port: the back office updates in place, a changed element reloads the page
 * (a custom element cannot be defined twice). Never in production, where neither package is installed.
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
