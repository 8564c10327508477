import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const MIME: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.js', '.css', '.svg']);

export type Coding = 'br' | 'gzip' | 'identity';
export interface Asset {
  readonly type: string;
  readonly coding: Coding;
  readonly body: Buffer;
}
/** An asset by its file name, in the best coding that the browser takes. */
export type AdminAssets = (
  name: string,
  acceptEncoding: string | undefined,
) => Promise<Asset | undefined>;

/**
 * All of them are read at the start: no request reaches another file, and a build that replaces the
 * folder does not take the files of the page that this process serves. `.br` files come with it.
 */
export async function adminAssets(dir: string): Promise<AdminAssets> {
  const names = await readdir(dir).catch(() => []);
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(`${dir}${name}`)] as const)),
  );
  const gzipped = new Map<string, Promise<Buffer>>();
  return async (name, acceptEncoding) => {
    const raw = files.get(name);
    const extension = extname(name);
    const type = MIME[extension];
    if (!raw || type === undefined) return undefined;
    const offered = COMPRESSED.has(extension) ? codings(acceptEncoding) : new Set();
    const brotli = files.get(`${name}.br`);
    if (brotli && offered.has('br')) return { type, coding: 'br', body: brotli };
    if (!offered.has('gzip')) return { type, coding: 'identity', body: raw };
    const body = gzipped.get(name) ?? promisify(gzip)(raw);
    gzipped.set(name, body);
    return { type, coding: 'gzip', body: await body };
  };
}

function codings(accept = ''): ReadonlySet<string | undefined> {
  return new Set(accept.split(',').map((part) => part.split(';')[0]?.trim()));
}
