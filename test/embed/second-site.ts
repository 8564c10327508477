import { createServer, type Server } from 'node:http';

export interface SitePage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SecondSite {
  readonly origin: string;
  /** Adds a page to the site and returns its address. */
  readonly put: (path: string, page: SitePage | string) => string;
  readonly close: () => Promise<void>;
}

/** Serves another person's web site: another origin, plain files, and its own headers. */
export async function openSecondSite(): Promise<SecondSite> {
  const pages = new Map<string, SitePage>();
  const server: Server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://site').pathname);
    const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(page ? 200 : 404, { 'content-type': type, ...page?.headers });
    response.end(page?.html ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    put(path, page) {
      pages.set(path, typeof page === 'string' ? { html: page } : page);
      return origin + path;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
