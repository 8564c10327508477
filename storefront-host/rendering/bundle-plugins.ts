import { constants, brotliCompressSync } from 'node:zlib';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fontFamilies } from '@talad/elements/theme/theme-fonts';
import type { Plugin } from 'vite';
import { facesOf, packagedFont } from './styles/font-faces.ts';
import { minifyStyles } from './styles/minify-styles.ts';

const root = resolve(import.meta.dirname, '../..');

/** Emits the theme fonts with hashed names, so that one manifest lists fonts and scripts. */
export const emitFonts: Plugin = {
  name: 'talad:fonts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'storefront',
  buildStart() {
    for (const face of fontFamilies.flatMap(facesOf)) {
      for (const subset of ['thai', 'latin', 'latin-ext'] as const) {
        const name = `${face.name}-${subset}.woff2`;
        const source = readFileSync(join(root, 'node_modules', packagedFont(face.name, subset)));
        this.emitFile({ type: 'asset', name, originalFileName: name, source });
      }
    }
  },
};

/** Minifies the CSS of the elements; minify-styles.ts has the figures. */
export const smallStyles: Plugin = {
  name: 'talad:small-styles',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: (code, id) => (id.includes('/elements/') ? minifyStyles(code) : undefined),
};

const NO_SHEET = '\0no-product-sheet';

/**
 * Leaves the product's style sheet out of the scripts of a product page, 1.4 kB of 25: hydration keeps
 * the one in the server's HTML. quick-product.element.ts, which the browser renders, imports it.
 */
export const noProductSheet: Plugin = {
  name: 'talad:no-product-sheet',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'storefront',
  resolveId: (source, importer = '') =>
    source === './product-sheet.ts' && importer.endsWith('/product.element.ts') ? NO_SHEET : null,
  load: (id) => (id === NO_SHEET ? 'export const productSheet = [];' : null),
};

/** Lets the built server find workers, migrations and pictures beside the sources, wherever it is copied. */
export const namesOfSources: Plugin = {
  name: 'talad:names-of-sources',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'server',
  resolveId(source, importer = '') {
    if (!source.includes('/presets/demo-market/')) return null;
    return { id: `../../${relative(root, resolve(dirname(importer), source))}`, external: true };
  },
  transform(code, id) {
    if (!id.startsWith(root) || !code.includes('import.meta.')) return undefined;
    const file = relative(join(root, 'dist/server'), id);
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(file)}')`)
      .replaceAll('import.meta.url', `new URL('${file}', import.meta.url).href`);
  },
};

/** Compresses each file once, at build time: the server only reads `.br` files. */
export const precompress: Plugin = {
  name: 'talad:precompress',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
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

/** Reloads the page for an edited element, because a custom element cannot be defined twice. */
export const reloadElements: Plugin = {
  name: 'talad:reload-elements',
  apply: 'serve',
  hotUpdate({ file }) {
    if (!file.startsWith(resolve(root, 'elements'))) return undefined;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};
