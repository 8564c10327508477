import { expect, it } from 'vitest';
import { importProblems } from './import-problems.ts';

const host = 'storefront-host';
const order = { path: `${host}/modules/sales/orders/order.ts`, text: 'export const order = 1;\n' };
const face = {
  path: `${host}/modules/sales/index.ts`,
  text: "export { order } from './orders/order.ts';\n",
};
const importer = (path: string, from: string) => ({
  path,
  text: `\nimport { order } from '${from}';\n`,
});

it('lets a higher floor import a lower one through its index.ts', () => {
  const page = importer(`${host}/modules/my/page.ts`, '../sales/index.ts');
  expect(importProblems([order, face, page])).toEqual([]);
});

it('refuses an import of a higher floor and says what to do instead', () => {
  const product = importer(`${host}/modules/catalog/product.ts`, '../sales/index.ts');
  expect(importProblems([order, face, product])).toEqual([
    `${product.path}:2 imports upward from ${host}/modules/sales: move the code down to ${host}/modules/catalog, ` +
      'pass it as an argument in modules/index.ts, or write an outbox event (decision 105)',
  ]);
});

it('refuses an import of identity by http, type-only ones too', () => {
  const access = { path: `${host}/identity/index.ts`, text: 'export type Access = 1;\n' };
  const hook = {
    path: `${host}/http/hook.ts`,
    text: "import type { Access } from '../identity/index.ts';\n",
  };
  expect(importProblems([access, hook])).toEqual([
    expect.stringContaining('imports upward from storefront-host/identity'),
  ]);
});

it('refuses an import of a file inside a module', () => {
  const page = importer(`${host}/modules/my/page.ts`, '../sales/orders/order.ts');
  expect(importProblems([order, page])).toEqual([
    `${page.path}:2 imports ${order.path}: export it in ${face.path} and import that (decision 105)`,
  ]);
});

it('lets any floor import a contract', () => {
  const contract = { path: `${host}/modules/sales/orders/orders.contract.ts`, text: '' };
  const page = importer(`${host}/modules/my/page.ts`, '../sales/orders/orders.contract.ts');
  expect(importProblems([contract, page])).toEqual([]);
});

it('refuses a circle that only types make', () => {
  const files = [
    { path: 'elements/pages/a.ts', text: "import { b } from './b.ts';\nexport type A = 1;\n" },
    { path: 'elements/pages/b.ts', text: "import type {\n  A,\n} from './c.ts';\n" },
    { path: 'elements/pages/c.ts', text: "export type { A } from './a.ts';\n" },
  ];
  expect(importProblems(files)).toEqual([
    'circle: elements/pages/a.ts -> elements/pages/b.ts -> elements/pages/c.ts -> elements/pages/a.ts; ' +
      'move what both need to a file of its own',
  ]);
});

it('refuses a folder of the host that is on no floor', () => {
  const file = importer(`${host}/helpers/one.ts`, '../modules/sales/index.ts');
  expect(importProblems([order, face, file])).toEqual([expect.stringContaining('is on no floor')]);
});

it('lets only the registry import what a module registers', () => {
  const registered = { path: `${host}/modules/sales/registered.ts`, text: '' };
  const registry = importer(`${host}/modules/index.ts`, './sales/registered.ts');
  const page = importer(`${host}/modules/my/page.ts`, '../sales/registered.ts');
  expect(importProblems([registered, registry])).toEqual([]);
  expect(importProblems([registered, page])).toEqual([expect.stringContaining('decision 105')]);
});

const file = (path: string, text = '') => ({ path, text });

it.each([
  ['elements/commerce/price/price.ts', 'elements/parts/price/price.ts', 'elements/parts'],
  ['elements/parts/cart/cart.ts', 'elements/pages/cart-page.ts', 'elements/pages'],
  ['elements/page/check-page.ts', 'elements/pages/cart-page.ts', 'elements/pages'],
  ['elements/client/cart/cart-store.ts', `${host}/app.ts`, `${host}/app.ts`],
  ['presets/index.ts', `${host}/db/open.ts`, `${host}/db`],
  [`${host}/db/open.ts`, 'admin/theme.ts', 'admin'],
])('refuses an import by %s of %s', (path, target, floor) => {
  const up = path
    .split('/')
    .slice(1)
    .map(() => '..')
    .join('/');
  const imported = file(path, `import type { A } from '${up}/${target}';\n`);
  expect(importProblems([imported, file(target)])).toEqual([
    expect.stringContaining(`${path}:1 imports upward from ${floor}: move the code down`),
  ]);
});

it('lets the back office import elements, presets and contracts, and nothing else of the host', () => {
  const contract = file(`${host}/modules/sales/orders/orders.contract.ts`);
  const rule = file(`${host}/modules/sales/index.ts`);
  const page = (from: string) => file('admin/page.ts', `import { a } from '${from}';\n`);
  const elements = file('elements/commerce/price/price.ts');
  expect(importProblems([contract, page(`../${contract.path}`)])).toEqual([]);
  expect(importProblems([elements, page('@talad/elements/commerce/price/price')])).toEqual([]);
  expect(importProblems([rule, page(`../${rule.path}`)])).toEqual([
    expect.stringContaining('knows contracts of the host'),
  ]);
});
