import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { packagedFont, type FontSubset } from './styles/font-faces.ts';

/** Files of the browser build, by name; read once at start. */
export interface Assets {
  /** Changes with every build: part of each cached page's key. */
  readonly build: string;
  /** The storefront's entry; null when nothing was built (host tests): pages have no scripts then. */
  readonly entry: string | null;
  /** Addresses of the chunk of a source (or of the end of its path) and of all that it imports. */
  chunk(source: string): readonly string[];
  /** Address of a subset of a face, of the default font unless one is named; null when nothing was built. */
  font(subset: FontSubset, face?: string): string | null;
}

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
    Object.entries(manifest).flatMap(([name, { file }]) => {
      const font = /^(.+)-(thai|latin-ext|latin)\.woff2$/.exec(name);
      return font ? [[`${font[1]}/${font[2]}`, `/${file}`] as const] : [];
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
    font: (subset, face = DEFAULT_FONT) => fonts.get(`${face}/${subset}`) ?? null,
  };
}

const AGENT = 'storefront-host/rendering/browser/canvas-agent.ts';

/** Address of the editor's agent; null when nothing was built. */
export function canvasAgent(assets: Assets): string | null {
  return assets.build === 'dev' ? `/${AGENT}` : (assets.chunk(AGENT)[0] ?? null);
}

const WORKER = 'storefront-host/rendering/browser/service-worker.ts';

/**
 * Returns the file of the service worker within the build, which is served under a fixed name; null
 * without a build.
 */
export function workerFile(assets: Assets): string | null {
  return assets.chunk(WORKER)[0]?.slice(1) ?? null;
}

const OFFLINE = 'storefront-host/rendering/browser/offline.ts';

/** Returns the file of the code that is written into the offline page; null without a build. */
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
  font: (subset, face = DEFAULT_FONT) => `/node_modules/${packagedFont(face, subset)}`,
};
