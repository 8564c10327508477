import { brotliCompressSync, constants } from 'node:zlib';
import { resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { noProductSheet, smallStyles } from '../../storefront-host/rendering/bundle-plugins.ts';

const root = resolve(import.meta.dirname, '../..');
const ENTRY = 'virtual:entry';

export interface Measured {
  /** Size of the entry and its static imports, without dynamic imports. */
  readonly code: string;
  readonly brotli: number;
}

/** Builds `source` as a shopper's browser gets it and measures what loads at once, as one file. */
export async function measureBundle(source: string): Promise<Measured> {
  const bundle = await rolldown({
    cwd: root,
    input: ENTRY,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'talad:entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}.ts` : undefined),
        load: (id) => (id === `\0${ENTRY}.ts` ? source : undefined),
      },
      noProductSheet,
      smallStyles,
    ],
    optimization: { inlineConst: { mode: 'all' } },
  });
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    comments: false,
    // Use relative paths, so that the result does not depend on the repository's folder.
    paths: (id) => `./${id.slice(id.lastIndexOf('/') + 1)}`,
    // Bundle everything that loads at once into one chunk; dynamic imports stay separate.
    codeSplitting: { groups: [{ name: 'now', tags: ['$initial'] }] },
  });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const now = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.find((one) => one.fileName === name);
    if (!chunk || now.has(name)) return;
    now.add(name);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  const code = chunks
    .filter((chunk) => now.has(chunk.fileName))
    .map((chunk) => chunk.code)
    .join('\n');
  const packed = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { code, brotli: packed.byteLength };
}
