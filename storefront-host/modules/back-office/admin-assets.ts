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

/** Names are listed once, so that no request reaches another file; `.br` files come from the build. */
export async function adminAssets(dir: string): Promise<AdminAssets> {
  const names = new Set(await readdir(dir).catch(() => []));
  const kept = new Map<string, Promise<Buffer>>();
  return async (name, acceptEncoding) => {
    const extension = extname(name);
    const type = MIME[extension];
    if (!names.has(name) || type === undefined) return undefined;
    const wanted = COMPRESSED.has(extension) ? bestCoding(acceptEncoding) : 'identity';
    const coding = wanted === 'br' && !names.has(`${name}.br`) ? 'gzip' : wanted;
    const key = `${coding} ${name}`;
    const body = kept.get(key) ?? read(`${dir}${name}`, coding);
    kept.set(key, body);
    return { type, coding, body: await body };
  };
}

function bestCoding(accept = ''): Coding {
  const offered = new Set(accept.split(',').map((part) => part.split(';')[0]?.trim()));
  return offered.has('br') ? 'br' : offered.has('gzip') ? 'gzip' : 'identity';
}

async function read(file: string, coding: Coding): Promise<Buffer> {
  switch (coding) {
    case 'br':
      return readFile(`${file}.br`);
    case 'gzip':
      return promisify(gzip)(await readFile(file));
    case 'identity':
      return readFile(file);
  }
}
