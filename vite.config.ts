/// <reference types="vitest/config" />
import { constants, brotliCompressSync } from 'node:zlib';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { minifyStyles } from './storefront-host/ssr/minify-styles.ts';

const root = import.meta.dirname;

/** The subsets that ssr/fonts.ts announces; latin-ext is left to the browser's own need. */
const fonts = ['thai', 'latin', 'latin-ext'].map((subset) => ({
  name: `noto-sans-thai-${subset}.woff2`,
  file: resolve(
    root,
    `node_modules/@fontsource-variable/noto-sans-thai/files/noto-sans-thai-${subset}-wght-normal.woff2`,
  ),
}));

/** Hashed fonts beside the scripts, so that one manifest says where everything is. */
const emitFonts: Plugin = {
  name: 'talad:fonts',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'storefront',
  buildStart() {
    for (const { name, file } of fonts) {
      this.emitFile({ type: 'asset', name, originalFileName: name, source: readFileSync(file) });
    }
  },
};

/** Compressed once, at build: the server only reads `.br` files. */
const precompress: Plugin = {
  name: 'talad:precompress',
  apply: 'build',
  writeBundle({ dir }) {
    if (!dir) return;
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg)$/.test(name)) continue;
      const raw = readFileSync(join(dir, name));
      const params = { [constants.BROTLI_PARAM_QUALITY]: raw.byteLength > 300_000 ? 9 : 11 };
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(raw, { params }));
    }
  },
};

/** Indentation of the elements' styles is for people; see minify-styles.ts. */
const smallStyles: Plugin = {
  name: 'talad:small-styles',
  apply: 'build',
  transform: (code, id) => (id.includes('/elements/') ? minifyStyles(code) : undefined),
};

/** A custom element can not be defined twice: an edited one needs a whole new page. */
const reloadElements: Plugin = {
  name: 'talad:reload-elements',
  apply: 'serve',
  hotUpdate({ file }) {
    if (!file.startsWith(join(root, 'elements'))) return undefined;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

/** What shoppers' browsers load: one entry, and a chunk for each element that hydrates. */
const storefront: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/storefront',
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { storefront: resolve(root, 'storefront-host/ssr/browser/storefront.ts') },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
};

/** The back office; served by its module under /mybusiness from dist/admin. */
const admin: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/admin',
    rolldownOptions: { input: { admin: resolve(root, 'admin/index.html') } },
  },
};

export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  plugins: [react(), smallStyles, emitFonts, precompress, reloadElements],
  build: { target: 'es2023', emptyOutDir: true },
  // `npm run dev`: what elements import on demand is known at once, or the first page reloads twice.
  optimizeDeps: { entries: ['storefront-host/ssr/browser/storefront.ts', 'admin/index.html'] },
  test: {
    // Two cores; each worker has connections to one database server.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{elements,presets,admin,test/registry}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'host',
          include: ['{storefront-host,test}/**/*.test.ts'],
          exclude: ['test/registry/**', '**/node_modules/**'],
          globalSetup: 'test/support/start-test-server.ts',
        },
      },
    ],
  },
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'html' ? `/mybusiness/${file}` : { relative: true },
  },
  // Only for the build: in dev each client environment would run an optimizer of its own.
  ...(command === 'build'
    ? {
        environments: { storefront, admin },
        builder: {
          async buildApp(builder) {
            for (const name of ['storefront', 'admin']) {
              const environment = builder.environments[name];
              if (environment) await builder.build(environment);
            }
          },
        },
      }
    : {}),
}));
