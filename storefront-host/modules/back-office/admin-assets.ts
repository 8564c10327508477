import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';

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
/** Returns an asset by its file name, in the best encoding that the browser accepts. */
export type AdminAssets = (
  name: string,
  acceptEncoding: string | undefined,
) => Promise<Asset | undefined>;

/**
 * Reads all assets at start: no request can reach another file, and a build that replaces the folder does not
 * remove the files of the page that this process serves. Includes their `.br` versions.
 */
export async function adminAssets(dir: string): Promise<AdminAssets> {
  const names = new Set(await readdir(dir).catch(() => []));
  // Only the compressed version is stored; it is decompressed for the few clients that do not accept it.
  const stored = [...names].filter((name) => !names.has(`${name}.br`));
  const files = new Map(
    await Promise.all(stored.map(async (name) => [name, await readFile(`${dir}${name}`)] as const)),
  );
  const gzipped = new Map<string, Promise<Buffer>>();
  return async (name, acceptEncoding) => {
    const extension = extname(name);
    const type = MIME[extension];
    if (type === undefined) return undefined;
    const offered = COMPRESSED.has(extension) ? codings(acceptEncoding) : new Set();
    const brotli = files.get(`${name}.br`);
    if (brotli && offered.has('br')) return { type, coding: 'br', body: brotli };
    const raw = brotli ? await promisify(brotliDecompress)(brotli) : files.get(name);
    if (!raw) return undefined;
    if (!offered.has('gzip')) return { type, coding: 'identity', body: raw };
    const body = gzipped.get(name) ?? promisify(gzip)(raw);
    gzipped.set(name, body);
    return { type, coding: 'gzip', body: await body };
  };
}

function codings(accept = ''): ReadonlySet<string | undefined> {
  return new Set(accept.split(',').map((part) => part.split(';')[0]?.trim()));
}
