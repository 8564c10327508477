import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** Names are listed once, so that no request reaches another file; each is compressed once. */
export async function adminAssets(dir: string): Promise<AdminAssets> {
  const names = new Set(await readdir(dir).catch(() => []));
  const kept = new Map<string, Promise<Buffer>>();
  return async (name, acceptEncoding) => {
    const extension = extname(name);
    const type = MIME[extension];
    if (!names.has(name) || type === undefined) return undefined;
    const coding = COMPRESSED.has(extension) ? bestCoding(acceptEncoding) : 'identity';
    const key = `${coding} ${name}`;
    const body = kept.get(key) ?? readFile(`${dir}${name}`).then((raw) => encode(raw, coding));
    kept.set(key, body);
    return { type, coding, body: await body };
  };
}

function bestCoding(accept = ''): Coding {
  const offered = accept.split(',').map((part) => part.split(';')[0]?.trim());
  return offered.includes('br') ? 'br' : offered.includes('gzip') ? 'gzip' : 'identity';
}

function encode(raw: Buffer, coding: Coding): Promise<Buffer> {
  switch (coding) {
    case 'br':
      return promisify(brotliCompress)(raw, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
      });
    case 'gzip':
      return promisify(gzip)(raw);
    case 'identity':
      return Promise.resolve(raw);
  }
}
