import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSources } from '../../elements/build/read-sources.ts';
import { listElements } from '../../elements/manifest/list-elements.ts';
import { setStage, type Stage } from '../embed/embed-stage.ts';
import { bundle } from '../frameworks/bundle.ts';
import { defineOnServer } from '../registry/render-fixture.ts';
import { products } from '../support/fixture-market.ts';
import { installPackage } from './install-package.ts';
import { packPackage } from './pack-package.ts';

const root = resolve(import.meta.dirname, '../..');
let work: string;
let tarball: string;
let site: string;
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'talad-package-'));
  tarball = await packPackage(join(work, 'package'));
  site = join(work, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'package.json'), '{"type":"module"}');
  installPackage(tarball, site);
}, 180_000);
afterAll(() => rmSync(work, { recursive: true, force: true }));

it('publint finds no problem in the published files', async () => {
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
  });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

it('its types are what a bundler and Node resolve', () => {
  const tool = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const flags = ['--no-definitely-typed', '--profile', 'esm-only', '--format', 'json'];
  const out = execFileSync(process.execPath, [tool, ...flags, tarball], { encoding: 'utf8' });
  const { analysis } = JSON.parse(out) as { analysis: { problems: readonly { kind: string }[] } };
  // Node can `require` an ES module since version 22; other tools may not.
  const problems = analysis.problems.filter((problem) => problem.kind !== 'CJSResolvesToESM');
  expect(problems).toEqual([]);
});

/** Returns TypeScript's errors for a site's file. */
function complaints(name: string, code: string, options: object = {}): string {
  writeFileSync(join(site, name), code);
  const settings = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      skipLibCheck: true,
      types: [],
      ...options,
    },
    files: [name],
  };
  writeFileSync(join(site, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', site], { encoding: 'utf8' }).stdout;
}

it('a class comes without side effect, a definition defines, a consumer has the types', () => {
  const code = `import { CartElement } from '@talad/elements';
import '@talad/elements/define/talad-product-box';
import { ProductBox } from '@talad/elements/react/product-box';
const box = document.createElement('talad-product-box');
box.showShop = true;
box.addEventListener('talad-cart-add', (event) => event.refusal?.code);
box.product = 14;
// @ts-expect-error A product is no truth.
box.product = true;
export const cart: typeof CartElement = CartElement;
export const wrapped = <ProductBox shop="demo" product={14} onCartAdd={(event) => event.refusal?.code} />;
// @ts-expect-error A product is no truth.
export const wrongly = <ProductBox product={true} />;
`;
  expect(complaints('consumer.tsx', code, { jsx: 'react-jsx' })).toBe('');
});

/** Writes the same tag as JSX, which TypeScript checks. */
const jsx = (framework: string, classes: string, listen: string): string =>
  `import type {} from '@talad/elements/types/${framework}';
export const plain = <talad-product-box shop="demo" product={14} ${classes}="box" show-shop
  ${listen}talad-cart-add={(event) => event.refusal?.code} />;
export const cart = <talad-cart shop="demo" ref={(node) => { node?.focus(); }} />;
// @ts-expect-error A product is no truth.
export const wrong = <talad-product-box product={true} />;
// @ts-expect-error The event has no such field.
export const deaf = <talad-product-box ${listen}talad-cart-add={(event) => event.nothing} />;
// @ts-expect-error There is no such tag.
export const unknown = <talad-nothing />;
`;

it.each([
  ['react', 'className', 'on', { jsx: 'react-jsx' }],
  ['preact', 'class', 'on', { jsx: 'react-jsx', jsxImportSource: 'preact' }],
  ['solid', 'class', 'on:', { jsx: 'preserve', jsxImportSource: 'solid-js' }],
] as const)('the plain tags have their types in %s', (framework, classes, listen, options) => {
  const code = jsx(framework, classes, listen);
  expect(complaints(`${framework}.tsx`, code, options)).toBe('');
});

it('the plain tags have their types in Svelte and Vue', () => {
  const svelte = `import type {} from '@talad/elements/types/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
type Box = SvelteHTMLElements['talad-product-box'];
export const box: Box = {
  shop: 'demo', product: 14, class: 'box', 'show-shop': true,
  'ontalad-cart-add': (event) => event.refusal?.code,
};
// @ts-expect-error A product is no truth.
export const wrong: Box = { product: true };
// @ts-expect-error The event has no such field.
export const deaf: Box = { 'ontalad-cart-add': (event) => event.nothing };
`;
  expect(complaints('svelte.ts', svelte)).toBe('');
  const vue = `import type {} from '@talad/elements/types/vue';
import type { GlobalComponents } from 'vue';
type Box = InstanceType<GlobalComponents['talad-product-box']>['$props'];
export const box: Box = {
  shop: 'demo', product: 14, class: 'box', showShop: true,
  onTaladCartAdd: (event) => event.refusal?.code,
};
// @ts-expect-error A product is no truth.
export const wrong: Box = { product: true };
// @ts-expect-error The event has no such field.
export const deaf: Box = { onTaladCartAdd: (event) => event.nothing };
`;
  expect(complaints('vue.ts', vue)).toBe('');
});

it('React: components draw on a server, without a browser, and have their texts', () => {
  const script = `
    import { renderToString } from 'react-dom/server';
    import { createElement } from 'react';
    import { ProductBox } from '@talad/elements/react/product-box';
    import { Cart } from '@talad/elements/react/cart';
    import { text } from '@talad/elements/locales/text';
    const page = createElement('main', null,
      createElement(ProductBox, { shop: 'demo', product: 14, className: 'box', onCartAdd() {} }, 'Our cup'),
      createElement(Cart, { shop: 'demo' }));
    console.log(renderToString(page), text('en', 'box.add'), text('th', 'box.add'));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: site,
    encoding: 'utf8',
  });
  expect(out).toContain('<talad-product-box class="box">Our cup</talad-product-box>');
  expect(out).toContain('Add to cart หยิบใส่ตะกร้า');
});

it('React: every element is a component, every event a property of it', async () => {
  await defineOnServer();
  const list = await listElements(readSources());
  const tags = [...list.parts, ...list.sections].map(({ tag }) => tag);
  const script = `
    for (const tag of ${JSON.stringify(tags)}) {
      const [[name, made]] = Object.entries(
        await import('@talad/elements/react/' + tag.replace('talad-', '')));
      console.log(name, made.$$typeof === Symbol.for('react.forward_ref'), made.displayName);
    }`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: site,
    encoding: 'utf8',
  });
  const lines = out.trim().split('\n');
  expect(lines).toContain('ProductBox true EmbedProductBoxElement');
  expect(lines.filter((line) => line.includes(' true '))).toHaveLength(tags.length);
  const unmapped = [...list.parts, ...list.sections].flatMap(({ tag, events }) => {
    const name = tag.replace('talad-', '');
    const source = readFileSync(join(work, `package/react/${name}.js`), 'utf8');
    return events
      .filter((event) => !source.includes(`'${event.name}'`))
      .map((event) => `${tag} ${event.name}`);
  });
  expect(unmapped).toEqual([]);
});

describe('in a browser, bundled by a site that installed it', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
    const box = { shop: `${stage.host.origin}/web/alpha`, product: products.cup.id };
    const entries = {
      react: `import { createElement as h } from 'react';
        import { createRoot } from 'react-dom/client';
        import { ProductBox } from '@talad/elements/react/product-box';
        import { Cart } from '@talad/elements/react/cart';
        const { shop, product } = ${JSON.stringify(box)};
        const onCartAdd = (event) => (document.title = event.type);
        createRoot(document.querySelector('main')).render(
          h('div', null, h(ProductBox, { shop, product, onCartAdd }), h(Cart, { shop })));`,
      jsx: `import { createElement as h } from 'react';
        import { createRoot } from 'react-dom/client';
        import '@talad/elements/define/talad-product-box';
        import '@talad/elements/define/talad-cart';
        const { shop, product } = ${JSON.stringify(box)};
        const tell = (event) => (document.title = event.type);
        createRoot(document.querySelector('main')).render(
          h('div', null, h('talad-product-box', { shop, product, 'ontalad-cart-add': tell }),
            h('talad-cart', { shop })));`,
      plain: `import '@talad/elements/define/talad-product-box';
        import '@talad/elements/define/talad-cart';
        const { shop, product } = ${JSON.stringify(box)};
        document.querySelector('main').innerHTML =
          \`<talad-product-box shop="\${shop}" product="\${product}"></talad-product-box>
          <talad-cart shop="\${shop}"></talad-cart>\`;
        document.addEventListener('talad-cart-add', (event) => (document.title = event.type));`,
    };
    for (const [name, code] of Object.entries(entries)) {
      const entry = join(site, `${name}.js`);
      writeFileSync(entry, code);
      for (const [file, text] of await bundle(entry)) stage.site.put(`/${name}/${file}`, text);
    }
  }, 180_000);
  afterAll(() => stage.close());

  it.each([
    ['react', 'en', 'Add to cart', 'Cart, 1 item'],
    ['react', 'th', 'หยิบใส่ตะกร้า', 'ตะกร้าสินค้า 1 ชิ้น'],
    ['jsx', 'en', 'Add to cart', 'Cart, 1 item'],
    ['plain', 'th', 'หยิบใส่ตะกร้า', 'ตะกร้าสินค้า 1 ชิ้น'],
  ])(
    '%s, %s: loads its product, has its texts and dispatches its event',
    async (name, lang, add, full) => {
      const script = `<script type="module" src="/${name}/page.js"></script>`;
      const { page, thrown } = await stage.open('<main></main>', { script, lang });
      const box = page.locator('talad-product-box');
      await box.getByRole('link', { name: products.cup.title, exact: true }).waitFor();
      await box.hover();
      await box.getByRole('button', { name: add }).click();
      await page.getByRole('link', { name: full, exact: true }).waitFor();
      expect(await page.title()).toBe('talad-cart-add');
      const texts = await page.locator('talad-product-box, talad-cart').allInnerTexts();
      expect(texts.join(' ')).not.toMatch(/\b[a-z]+\.[a-z][A-Za-z]+\b/);
      expect(thrown).toEqual([]);
      await page.close();
    },
  );
});
