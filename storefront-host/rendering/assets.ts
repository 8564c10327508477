import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Files of the browser build, by name; read once at start. */
export interface Assets {
  /** Changes with every build: part of each cached page's key. */
  readonly build: string;
  /** The storefront's entry; null when nothing was built (host tests): pages have no scripts then. */
  readonly entry: string | null;
  /** Addresses of the chunk of a source (or of the end of its path) and of all that it imports. */
  chunk(source: string): readonly string[];
  /** Address of a font subset, of the default font unless a family is named; null when nothing was built. */
  font(subset: FontSubset, family?: string): string | null;
}

export type FontSubset = 'thai' | 'latin' | 'latin-ext';

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

export const STOREFRONT_DIST = resolve(import.meta.dirname, '../../dist/storefront');

const DEFAULT_FONT = 'noto-sans-thai';
/** Source of the storefront's entry. */
export const ENTRY = 'storefront-host/rendering/browser/storefront.ts';

export function readAssets(dist: string = STOREFRONT_DIST): Assets {
  const file = resolve(dist, '.vite/manifest.json');
  if (!existsSync(file)) return unbuilt;
  // Parse the build's own file without checks; a broken one fails at its first use.
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const entry = manifest[ENTRY];
  const fonts = new Map(
    Object.values(manifest).flatMap((item) => {
      const file = /([a-z-]+)-(thai|latin-ext|latin)-[^/]+\.woff2$/.exec(item.file);
      return file ? [[`${file[1]}/${file[2]}`, `/${item.file}`] as const] : [];
    }),
  );
  const chunks = new Map<string, readonly string[]>();
  return {
    build: entry ? (/-([\w-]{8})\.js$/.exec(entry.file)?.[1] ?? entry.file) : 'none',
    entry: entry ? `/${entry.file}` : null,
    chunk(source) {
      const found = chunks.get(source) ?? chunkOf(manifest, source);
      chunks.set(source, found);
      return found;
    },
    font: (subset, family = DEFAULT_FONT) => fonts.get(`${family}/${subset}`) ?? null,
  };
}

const AGENT = 'storefront-host/rendering/browser/canvas-agent.ts';

/** Address of the editor's agent; null when nothing was built. */
export function canvasAgent(assets: Assets): string | null {
  return assets.build === 'dev' ? `/${AGENT}` : (assets.chunk(AGENT)[0] ?? null);
}

const WORKER = 'storefront-host/rendering/browser/service-worker.ts';

/** File of the service worker within the build, which is served under a name that stays; null: not built. */
export function workerFile(assets: Assets): string | null {
  return assets.chunk(WORKER)[0]?.slice(1) ?? null;
}

const OFFLINE = 'storefront-host/rendering/browser/offline.ts';

/** File of the code that is written into the offline page; null: not built. */
export function offlineFile(assets: Assets): string | null {
  return assets.chunk(OFFLINE)[0]?.slice(1) ?? null;
}

function chunkOf(manifest: Manifest, source: string): readonly string[] {
  // The manifest lists a module that is imported both statically and dynamically by name, without its
  // source.
  const key = Object.keys(manifest).find(
    (one) => one === source || one.endsWith(source) || source === `/${manifest[one]?.name}.ts`,
  );
  return key ? [...withImports(manifest, key)].map((item) => `/${item}`) : [];
}

function withImports(
  manifest: Manifest,
  key: string,
  files: Set<string> = new Set(),
): ReadonlySet<string> {
  const item = manifest[key];
  if (!item || files.has(item.file)) return files;
  files.add(item.file);
  for (const imported of item.imports ?? []) withImports(manifest, imported, files);
  return files;
}

const unbuilt: Assets = { build: 'none', entry: null, chunk: () => [], font: () => null };

/** `npm run dev`: Vite answers with the sources themselves. */
export const devAssets: Assets = {
  build: 'dev',
  entry: `/${ENTRY}`,
  chunk: () => [],
  font: (subset, family = DEFAULT_FONT) =>
    `/node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`,
};
