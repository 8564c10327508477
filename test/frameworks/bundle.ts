import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from 'svelte/compiler';
import { build, type Plugin } from 'vite';

const svelte: Plugin = {
  name: 'svelte',
  transform(code, id) {
    if (!id.endsWith('.svelte')) return undefined;
    return compile(code, { filename: id, generate: 'client' }).js;
  },
};

/**
 * Bundles a module as a site of its own would; returns the files by name, the module's as
 * `page.js`.
 */
export async function bundle(page: string): Promise<ReadonlyMap<string, string>> {
  const outDir = mkdtempSync(join(tmpdir(), 'talad-frameworks-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [svelte],
      build: {
        outDir,
        minify: false,
        target: 'es2023',
        rolldownOptions: {
          input: { page },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    });
    const names = readdirSync(outDir).filter((name) => name.endsWith('.js'));
    return new Map(names.map((name) => [name, readFileSync(join(outDir, name), 'utf8')]));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
