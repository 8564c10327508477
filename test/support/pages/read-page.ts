import type { TestHost } from '../test-host.ts';

export interface ReadPage {
  readonly status: number;
  readonly location: string | undefined;
  /** HTML without Lit's markers, with addresses as a browser reads them. */
  readonly html: string;
}

/** Requests a page as a visitor does, in Thai by default. */
export async function readPage(host: TestHost, url: string, lang = 'th'): Promise<ReadPage> {
  const headers = { accept: 'text/html', 'accept-language': lang };
  const reply = await host.inject({ url, headers });
  const html = reply.body.replace(/<!--.*?-->/g, '').replaceAll('&amp;', '&');
  const { location } = reply.headers;
  return { status: reply.statusCode, location: location?.toString(), html };
}

/** Returns the content between header and footer, which link to other pages too. */
export function mainOf(html: string): string {
  const found = /<main\b.*<\/main>/s.exec(html)?.[0];
  if (!found) throw new Error('the page has no main part');
  return found.replace(/<style>.*?<\/style>/gs, '');
}

/** Writes these columns of the shop and invalidates its cached pages. */
export async function setShop(
  { db, host }: TestHost,
  id: number,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db.updateTable('shop').set(columns).where('id', '=', id).execute();
  host.pageCache.clear();
}
