import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { customElementsJson, javascript } from '../manifest/custom-elements-json.ts';
import type { ElementDoc, Sources } from '../manifest/describe-element.ts';
import { reference } from '../manifest/reference.ts';
import { vscodeData, webTypes } from '../manifest/editor-data.ts';
import { listElements } from '../manifest/list-elements.ts';
import { frameworkPeers, frameworkTypes } from './framework-types.ts';
import { reactComponent } from './react-component.ts';
import { readSources } from './read-sources.ts';
import { eventModules, tagTypes } from './tag-types.ts';

const root = resolve(import.meta.dirname, '../..');

/** Folders whose modules other packages may import one by one. */
const OPEN = [
  'api',
  'client',
  'commerce',
  'locales',
  'page',
  'pages',
  'parts',
  'schema',
  'sections',
  'theme',
];

/**
 * Builds the package as it is published: JavaScript with types, two modules per element that define
 * it (plain, and as a React component), classes without side effects, and metadata for editors. `npm pack` takes the folder as it is.
 */
export async function buildPackage(out: string = join(root, 'dist/package')): Promise<string> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  compile(out);
  const sources = readSources();
  const list = await listElements(sources);
  // The package contains the variants of these elements that load their own data, as in an embed.
  const embedded = new Map(list.embedded.map((element) => [element.tag, element]));
  const own = [...list.parts, ...list.sections].map((one) => embedded.get(one.tag) ?? one);
  for (const element of own) {
    writeDefinition(out, element, sources);
    const { name, code, types } = reactComponent(element, sources);
    write(out, `react/${name}.js`, code);
    write(out, `react/${name}.d.ts`, types);
  }
  writeIndex(out, [...list.parts, ...list.sections, ...list.embedded]);
  write(out, 'types/tags.d.ts', tagTypes(own, sources));
  for (const [framework, code] of Object.entries(frameworkTypes)) {
    write(out, `types/${framework}.js`, 'export {};\n');
    write(out, `types/${framework}.d.ts`, code);
  }
  write(out, 'custom-elements.json', json(customElementsJson(own)));
  write(out, 'vscode.html-custom-data.json', json(vscodeData(own)));
  const source = readPackage();
  write(out, 'web-types.json', json(webTypes(own, source.version)));
  write(out, 'package.json', json(publishedPackage(source)));
  const readme = readFileSync(join(root, 'docs/elements.md'), 'utf8');
  write(out, 'README.md', `${readme}\n${reference(own)}`);
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  return out;
}

/** Compiles with TypeScript's own compiler, which also writes the declarations. */
function compile(out: string): void {
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'elements/build', '--outDir', out],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  // Declarations keep `.ts` in their imports, but the package has `.js` files only.
  for (const name of globSync('**/*.d.ts', { cwd: out })) {
    const file = join(out, name);
    const code = readFileSync(file, 'utf8');
    writeFileSync(file, code.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2'));
  }
}

/** `import '@talad/elements/define/talad-cart'`: texts of both languages, then the element. */
function writeDefinition(out: string, element: ElementDoc, sources: Sources): void {
  const { tag, className, module } = element;
  // Event classes bring the types for listeners.
  const modules = [...eventModules(element, sources).values()];
  write(
    out,
    `define/${tag}.js`,
    `import { addTexts } from '../locales/text.js';
import { en } from '../locales/en.js';
import { th } from '../locales/th.js';
import { define } from '../schema/define.js';
import { ${className} } from '../${javascript(module)}';

addTexts('en', en);
addTexts('th', th);
define('${tag}', ${className});
export { ${className} };
`,
  );
  write(
    out,
    `define/${tag}.d.ts`,
    `import { ${className} } from '../${javascript(module)}';
${modules.map((path) => `import '../${path}';\n`).join('')}export { ${className} };
declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${className};
  }
}
`,
  );
}

/** Exports all classes by name, without side effects. */
function writeIndex(out: string, elements: readonly ElementDoc[]): void {
  const lines = elements.map(
    ({ className, module }) => `export { ${className} } from './${javascript(module)}';`,
  );
  const code = [`export { define } from './schema/define.js';`, ...lines, ''].join('\n');
  write(out, 'index.js', code);
  write(out, 'index.d.ts', code);
}

interface SourcePackage {
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>;
  readonly [field: string]: unknown;
}

function readPackage(): SourcePackage {
  return JSON.parse(readFileSync(join(root, 'elements/package.json'), 'utf8')) as SourcePackage;
}

function publishedPackage(source: SourcePackage): object {
  const optional = Object.keys(frameworkPeers).map((name) => [name, { optional: true }] as const);
  const entry = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
  return {
    ...source,
    // Add these here and not in the source, because npm would install them in production too.
    peerDependencies: { ...source.peerDependencies, ...frameworkPeers },
    peerDependenciesMeta: { ...source.peerDependenciesMeta, ...Object.fromEntries(optional) },
    keywords: ['web components', 'custom elements', 'lit', 'commerce', 'shop', 'thai'],
    sideEffects: ['./define/*.js', './embed/**', './react/*.js'],
    main: './index.js',
    types: './index.d.ts',
    customElements: 'custom-elements.json',
    'web-types': './web-types.json',
    exports: {
      '.': entry('index'),
      './define/*': entry('define/*'),
      ...Object.fromEntries([...OPEN, 'react'].map((name) => [`./${name}/*`, entry(`${name}/*`)])),
      './types/*': entry('types/*'),
      './custom-elements.json': './custom-elements.json',
      './vscode.html-custom-data.json': './vscode.html-custom-data.json',
      './web-types.json': './web-types.json',
      './package.json': './package.json',
    },
  };
}

function write(out: string, name: string, text: string): void {
  const file = join(out, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

if (import.meta.main) console.log(await buildPackage());
