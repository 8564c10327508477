/// <reference types="vitest/config" />
import { constants, brotliCompressSync } from 'node:zlib';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  defineConfig,
  type EnvironmentOptions,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from 'vite';
import { flatImports } from './elements/build/flat-imports.ts';
import { smallLit } from './elements/build/small-lit.ts';
import { smallTemplates } from './elements/build/small-templates.ts';
import { dropDrawnStyles } from './storefront-host/rendering/drawn-styles.ts';
import { minifyStyles } from './storefront-host/rendering/minify-styles.ts';

const root = import.meta.dirname;

/** The subsets that rendering/fonts.ts announces of each font that a theme may have. */
const fonts = ['noto-sans-thai', 'noto-serif-thai', 'anuphan'].flatMap((family) =>
  ['thai', 'latin', 'latin-ext'].map((subset) => ({
    name: `${family}-${subset}.woff2`,
    file: resolve(
      root,
      `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`,
    ),
  })),
);

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

/** What the server has written into the page is not sent a second time; see drawn-styles.ts. */
const drawnStyles: Plugin = {
  name: 'talad:drawn-styles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'storefront',
  transform: dropDrawnStyles,
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

/** Modules that go into one file: `elements/` is where a path without a package begins. */
const part = (name: string, ...files: readonly string[]) => ({
  name,
  test: new RegExp(`/(${files.join('|')})\\.[jt]s$`),
});

const LIT = [
  'lit/index',
  '@lit/reactive-element/[\\w-]+',
  'lit-element/lit-element',
  'lit-html/(lit-html|directive|directive-helpers)',
  'elements/schema/(talad-element|define)',
  'elements/theme/base',
  'elements/locales/(text|fill-in)',
  'elements/parts/icon',
  'elements/commerce/limits',
];

/** What is of no use before something changes, is asked of the server, or is said. */
const LATER = [
  part('state', 'signals-core.module', 'elements/client/api-client'),
  part('icons', 'elements/parts/icons'),
  // Lists that change, and where messages stand.
  part(
    'changing',
    'elements/schema/signal-watcher',
    '(lit|lit-html)/directives/repeat',
    'elements/parts/toast/toast-place',
    'elements/theme/empty',
  ),
  part('messages', 'elements/client/toasts', 'elements/parts/toast/(say|toast.element)'),
];

/** What the cart is made of: its store and rules, then each of its elements in a file of its own. */
const CART = [
  part(
    'cart',
    'elements/client/(cart-store|cart-storage|cart-actions|cart-sync)',
    'elements/commerce/(cart|money)',
    'elements/parts/toast/refusal-text',
  ),
  part('cart-sums.element', 'elements/parts/cart/cart-sums.element'),
  part(
    'cart-lines.element',
    'elements/parts/cart/(cart-lines.+|cart-line|line-price|group-by-shop)',
  ),
];

/** What elements have in common, in few files: a browser asks for few, and they pack better. */
const shared = (...sold: readonly string[]) => [
  // Whatever shows a product.
  part(
    'goods',
    'elements/parts/(price/(price|percent)|picture/picture)',
    'elements/schema/(is-product|safe-href)',
    'elements/locales/(format|status-text)',
    'elements/client/site-query',
    'elements/embed/product-loader',
  ),
  // The buy box and the lines of the cart.
  part(
    'shelf',
    'elements/parts/quantity/quantity',
    'elements/theme/button',
    'elements/commerce/(quantity|stock)',
    ...sold,
  ),
];

/** A library's build: Vite's own wrapper around import() would be most of a small file. */
function library(
  outDir: string,
  entry: Readonly<Record<string, string>>,
  output: Rolldown.OutputOptions,
): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir,
      manifest: true,
      modulePreload: false,
      copyPublicDir: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { minify: true, comments: false, ...output },
      },
    },
  };
}

/** What shoppers' browsers load: one entry, and a chunk for each element that hydrates. */
const storefront = library(
  'dist/storefront',
  {
    storefront: resolve(root, 'storefront-host/rendering/browser/storefront.ts'),
    // Served as /sw.js (modules/storefront/pwa).
    'service-worker': resolve(root, 'storefront-host/rendering/browser/service-worker.ts'),
    // Written into the offline page (modules/storefront/pwa).
    offline: resolve(root, 'storefront-host/rendering/browser/offline.ts'),
    // Of sign-in and security pages.
    passkeys: resolve(root, 'storefront-host/identity/browser/passkeys.ts'),
    // Of the page that opens a shop.
    signup: resolve(root, 'storefront-host/modules/back-office/signup/browser/signup.ts'),
    // Beside the storefront in the editor's frame; no shopper loads it.
    'canvas-agent': resolve(root, 'storefront-host/rendering/browser/canvas-agent.ts'),
  },
  {
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
    codeSplitting: {
      groups: [
        // What runs on every page: islands, the header's cart, messages.
        part(
          'ground',
          ...LIT,
          '@lit-labs/ssr-client/.+',
          'elements/locales/load',
          'elements/client/cart-count',
          // What was typed before islands work.
          'storefront-host/rendering/browser/keep-typed',
          // Which elements there are.
          'elements/(parts|sections)/working',
        ),
        ...LATER,
        ...shared('elements/commerce/options'),
        // With any section that works, and what these are set to; then the others, for the editor.
        part(
          'section',
          'elements/sections/(section-frame|section-link|section-picture|section.styles|common-fields)',
          'elements/sections/(slideshow|product-tab)/[\\w-]+\\.runtime',
          'elements/schema/(fields|section-element)',
        ),
        part('settings', 'elements/sections/[\\w-]+/[\\w-]+\\.runtime'),
        // What the visitor keeps, and may be kept.
        part(
          'own',
          'elements/client/(personal-storage|consent|storage)',
          'elements/commerce/consent',
        ),
        // What every page asks, once it is idle.
        part(
          'session',
          'elements/client/session/(start-session|session-store|session-memory|one-tab|watch-notices|is-robot|user)',
          'elements/client/error-list',
          'storefront-host/rendering/browser/page-session',
        ),
        ...CART,
        // With the first thing that is put into it.
        part(
          'adding',
          'elements/client/(cart-add.event|cart-open.event)',
          'elements/parts/(toast/notify-added|product-box/put-into-cart)',
        ),
      ],
    },
  },
);

/** One flat folder: everything is imported from beside itself, under any path. */
const besideEachOther = {
  entryFileNames: '[name].js',
  chunkFileNames: 'chunk-[name]-[hash].js',
};

const embedSource = (name: string): string => resolve(root, `elements/embed/${name}.ts`);

/** What other people's pages load: the one tag, and chunks for what is opened. */
const embed = library(
  'dist/embed/one',
  { talad: embedSource('talad') },
  {
    ...besideEachOther,
    // All that loads at once in one file; what is fetched later imports from it.
    codeSplitting: { groups: [{ name: 'talad', tags: ['$initial'] }] },
  },
);

/** Elements one by one, which embed/loader.ts fetches by tag; few files, so that few are asked for. */
const embedTags = library(
  'dist/embed/tags',
  Object.fromEntries([
    ['loader', embedSource('loader')],
    ...readdirSync(resolve(root, 'elements/embed/tags')).map((file) => {
      const name = file.replace(/\.ts$/, '');
      return [name, embedSource(`tags/${name}`)] as const;
    }),
  ]),
  {
    ...besideEachOther,
    codeSplitting: {
      groups: [
        part(
          'ground',
          ...LIT,
          'elements/locales/(th|en)/core',
          'elements/embed/(start|on-any-page|nearest-lang)',
        ),
        // All that a cart's button needs of the cart.
        part('cart-count', 'elements/client/cart-count'),
        ...LATER,
        ...shared(),
        ...CART,
        part('product', 'elements/embed/embed-product.element', 'elements/commerce/options'),
        part('buying', 'elements/embed/product-buying', 'elements/commerce/option-choice'),
      ],
    },
  },
);

/** All of it as one file without imports, which one `integrity` attribute covers whole. */
const embedAll = library(
  'dist/embed/all',
  { 'talad-all': embedSource('talad-all') },
  { ...besideEachOther, codeSplitting: false },
);

/** The back office; served by its module under /mybusiness from dist/admin. */
const admin: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/admin',
    rolldownOptions: { input: { admin: resolve(root, 'admin/index.html') } },
  },
};

export default defineConfig(async ({ command, mode }): Promise<UserConfig> => ({
  root,
  appType: 'custom',
  plugins: [
    react(),
    smallStyles,
    drawnStyles,
    smallLit,
    smallTemplates,
    flatImports,
    emitFonts,
    precompress,
    reloadElements,
  ],
  build: { target: 'es2023', emptyOutDir: true },
  // `npm run dev`: what elements import on demand is known at once, or the first page reloads twice.
  optimizeDeps: {
    entries: ['storefront-host/rendering/browser/storefront.ts', 'admin/index.html'],
  },
  // A build needs nothing of the test runner.
  ...(mode === 'test' && { test: (await import('./test/runner/vitest-config.ts')).vitestConfig() }),
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'html' ? `/mybusiness/${file}` : { relative: true },
  },
  // Only for the build: in dev each client environment would run an optimizer of its own.
  ...(command === 'build'
    ? {
        environments: { storefront, embed, embedTags, embedAll, admin },
        builder: {
          async buildApp(builder) {
            for (const name of ['storefront', 'embed', 'embedTags', 'embedAll', 'admin']) {
              const environment = builder.environments[name];
              if (environment) await builder.build(environment);
            }
          },
        },
      }
    : {}),
}));
