/// <reference types="vitest/config" />
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Rolldown, type UserConfig } from 'vite';
import {
  emitFonts,
  namesOfSources,
  noProductSheet,
  precompress,
  reloadElements,
  smallStyles,
} from './storefront-host/rendering/bundle-plugins.ts';
import { bundledPackages } from './storefront-host/startup/bundled-packages.ts';

const from = (path: string): string => resolve(import.meta.dirname, path);

/** Puts these modules and their imports into one file, except those of an earlier group (decision 108). */
const group = (name: string, ...modules: readonly string[]): Rolldown.CodeSplittingGroup => ({
  name,
  test: new RegExp(`/(${modules.join('|')})\\.[jt]s$`),
});

/** Code of the first "add to cart", which loads with one request. */
const cart = group(
  'cart',
  'parts/product/buy',
  'parts/product-box/put-into-cart',
  'parts/cart/settle',
  'parts/toast/(announce|toast.element)',
);
/** Code of the cart's lines, in the drawer or on the cart page. */
const cartLines = group('cart-lines', 'parts/cart/(cart-drawer|cart-lines.element|cart-changes)');

/** Library mode, because Vite's wrapper around `import()` would be most of a small file. */
function library(
  outDir: string,
  entry: Readonly<Record<string, string>>,
  output: Rolldown.OutputOptions,
  transform: NonNullable<Rolldown.InputOptions['transform']> = {},
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
        transform,
        // Constants in place of imports: 1 % smaller files.
        optimization: { inlineConst: { mode: 'all' } },
        checks: { pluginTimings: false },
        output: { minify: true, comments: false, ...output },
      },
    },
  };
}

/** Scripts of the shops' pages: a few groups, and a file for each other element. */
const storefront = library(
  'dist/storefront',
  {
    storefront: from('storefront-host/rendering/browser/storefront.ts'),
    'service-worker': from('storefront-host/rendering/browser/service-worker.ts'),
    offline: from('storefront-host/rendering/browser/offline.ts'),
    passkeys: from('storefront-host/identity/browser/passkeys.ts'),
    signup: from('storefront-host/modules/back-office/signup/browser/signup.ts'),
    'canvas-agent': from('storefront-host/rendering/browser/canvas-agent.ts'),
  },
  {
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
    codeSplitting: {
      groups: [
        // Every page: the entry, the session, the header's cart, and imports that most elements share.
        group(
          'ground',
          'rendering/browser/(storefront|page-session)',
          'client/(personal-storage|modals/back-closes-menu)',
          'commerce/(limits|cart/quantity|product/(option-choice|options|stock))',
          'schema/(?!section)[\\w-]+',
          'elements/locales/[\\w-]+',
          'theme/(button|empty)',
          'directives/repeat',
          'parts/(icons|cart/cart.element|modal/find-deep|product/chosen-product|toast/toast-place)',
          'parts/(price|picture|quantity)/[\\w-]+',
        ),
        cart,
        cartLines,
        group(
          'lists',
          'client/(list-reads|product-reads)',
          'sections/products/product-grid',
          'parts/(more/boxes-ready|product-box/with-look)',
        ),
        group('modal', 'parts/modal/open-modal', 'parts/lightbox/open-lightbox'),
        group('sections', 'sections/(section|common)[\\w.-]*', 'sections/[\\w-]+/[\\w-]+.runtime'),
      ],
    },
  },
);

/** Builds one of the three embeds (decision 050), with a Trusted Types policy of its own. */
const embedBuild = (
  outDir: string,
  entry: Readonly<Record<string, string>>,
  codeSplitting: NonNullable<Rolldown.OutputOptions['codeSplitting']>,
): EnvironmentOptions =>
  library(
    outDir,
    entry,
    { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js', codeSplitting },
    { inject: { globalThis: [from('elements/embed/own-policy.ts'), 'ownGlobal'] } },
  );

const embed = embedBuild(
  'dist/embed/one',
  { talad: from('elements/embed/talad.ts') },
  { groups: [{ name: 'talad', tags: ['$initial'] }, cart, cartLines] },
);
const embedTags = embedBuild(
  'dist/embed/tags',
  {
    loader: from('elements/embed/loader.ts'),
    'talad-product-box': from('elements/embed/tags/talad-product-box.ts'),
    'talad-product': from('elements/embed/tags/talad-product.ts'),
    'talad-cart': from('elements/embed/tags/talad-cart.ts'),
  },
  {
    groups: [
      group(
        'ground',
        'embed/(start|on-any-page|product-loader)',
        'schema/(talad-element|is-detail)',
        'commerce/(cart/quantity|product/(options|stock))',
        'client/cart/cart-count',
        'parts/(icon|product/chosen-product|toast/toast-place)',
        'parts/(price|picture)/[\\w-]+',
        'locales/status-text',
        'theme/button',
      ),
      cart,
      cartLines,
    ],
  },
);
const embedAll = embedBuild(
  'dist/embed/all',
  { 'talad-all': from('elements/embed/talad-all.ts') },
  false,
);

/** The back office, served under /mybusiness. */
const admin: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/admin',
    rolldownOptions: {
      input: { admin: from('admin/index.html') },
      // Loaded together by the first page; alone, each of forty small files compresses worse.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'ui',
              test: /@mui\/material\/(Alert|Button|ButtonBase|Checkbox|Chip|CircularProgress|Dialog|DialogActions|DialogContent|DialogContentText|DialogTitle|Divider|IconButton|LinearProgress|Link|List|ListItem|ListItemButton|ListItemText|Menu|MenuItem|MenuList|Modal|Paper|Popover|Popper|Skeleton|Stack|SvgIcon|TableCell|TableContainer|TableRow|Typography|useMediaQuery)\//,
            },
          ],
        },
      },
    },
  },
};

/** Packages of very many modules, as files that the server starts with (decision 002). */
const packages: EnvironmentOptions = {
  consumer: 'server',
  resolve: { noExternal: true },
  build: {
    outDir: 'dist/packages',
    copyPublicDir: false,
    rolldownOptions: {
      input: bundledPackages,
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
    },
  },
};

/** Our own sources as few files (decision 478); packages and the deletable demo market are imported. */
const server: EnvironmentOptions = {
  consumer: 'server',
  build: {
    outDir: 'dist/server',
    copyPublicDir: false,
    minify: false,
    target: 'node24',
    rolldownOptions: {
      input: { main: from('storefront-host/main.ts') },
      external: (id) => !/^(?:[./\0]|@(?:talad|oxc-project)\/)/.test(id),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js', keepNames: true },
    },
  },
};

const environments = { storefront, embed, embedTags, embedAll, admin, packages, server };

export default defineConfig(async ({ command, mode }): Promise<UserConfig> => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    react(),
    namesOfSources,
    smallStyles,
    noProductSheet,
    emitFonts,
    precompress,
    reloadElements,
  ],
  build: { target: 'es2023', emptyOutDir: true },
  // For `npm run dev`: otherwise the first page reloads twice, for imports on demand.
  optimizeDeps: {
    entries: ['storefront-host/rendering/browser/storefront.ts', 'admin/index.html'],
  },
  // A build needs nothing of the test runner.
  ...(mode === 'test' && { test: (await import('./test/runner/vitest-config.ts')).vitestConfig() }),
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'html' ? `/mybusiness/${file}` : { relative: true },
  },
  // Only for builds: in development each client environment would run an optimizer of its own.
  ...(command === 'build' && {
    environments,
    builder: {
      async buildApp(builder) {
        for (const name of Object.keys(environments)) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
      },
    },
  }),
}));
