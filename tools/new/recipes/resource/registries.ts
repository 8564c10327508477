import { addBefore, addImport, addToImport, append, type Edit } from '../../edit.ts';
import type { ResourceNames } from './resource.ts';

/** Returns the edits of every registry that lists resources. */
export function registries(names: ResourceNames): Readonly<Record<string, readonly Edit[]>> {
  const { many, one, floor } = names;
  return {
    'storefront-host/modules/index.ts': [
      addToImport(`manage${many.pascal}`, `./${floor}/registered.ts`),
      addBefore(
        'export const modules',
        "  ['storefront',",
        `  ['manage-${many.kebab}', manage${many.pascal}],\n`,
      ),
    ],
    [`storefront-host/modules/${floor}/registered.ts`]: [
      append(
        `export { manage${many.pascal} } from './${many.kebab}/manage-${many.kebab}.routes.ts';`,
      ),
    ],
    'storefront-host/modules/shops/audit-log/activity.contract.ts': [
      addBefore('export const ActivityKind', ']);', `  Type.Literal('${one.snake}'),\n`),
    ],
    'storefront-host/modules/back-office/activity/activity.read.ts': [
      addBefore(
        'function pathOf',
        "    case 'staff':",
        `    case '${one.snake}':\n      return \`/${many.kebab}/\${id}\`;\n`,
      ),
    ],
    'storefront-host/locales/en/activity.ts': activityTexts(names, {
      kind: many.title,
      created: `Added ${withArticle(one.title)}`,
      updated: `Changed ${withArticle(one.title)}`,
    }),
    'storefront-host/locales/th/activity.ts': activityTexts(names, {
      kind: names.th,
      created: `เพิ่ม${names.th}`,
      updated: `แก้ไข${names.th}`,
    }),
    'admin/resources/all.ts': [
      addImport(`import { ${many.camel} } from './${many.kebab}/index.ts';`),
      addBefore('export const all', '  staff,', `  ${many.camel},\n`),
    ],
    'admin/locales/en.ts': adminTexts(names, 'en'),
    'admin/locales/th.ts': adminTexts(names, 'th'),
    ...tests(names),
  };
}

function tests({ many, one }: ResourceNames): Readonly<Record<string, readonly Edit[]>> {
  const { kebab } = many;
  const routes = [`GET /${kebab}`, `GET /${kebab}/:id`, `POST /${kebab}`, `PUT /${kebab}/:id`];
  const path = (route: string) => route.replace('/', '/api/v1/manage/:shop_id/');
  const title = withArticle(one.title);
  return {
    'test/support/access/back-office-matrix.ts': [
      addBefore(
        'export const backOfficeMatrix',
        '\n  // Storefront editor.',
        rows(routes.map(path), '401 403 ok 403 403 403 403 ok 404'),
      ),
    ],
    'storefront-host/identity/staff-matrix.test.ts': [
      addBefore('const matrix', '  // Keep these last:', rows(routes, 'ok ok 403 403 403 403 403')),
      addBefore(
        'async function makeForeign',
        '  const { name, email } = accounts.ownerBeta;',
        `  await host.db.insertInto('${one.snake}').values({ shop_id: 3, id, title: 'x' }).execute();\n  foreign.set('${kebab}', id);\n`,
      ),
    ],
    'storefront-host/modules/back-office/activity/activity.test.ts': [
      addBefore(
        'const acts',
        '  ...staffActs(',
        `  'POST /manage/${kebab}': [
          'Added ${title}',
          () => call('POST', \`\${manage}/${kebab}\`, { title: 'first' }),
        ],
        'PUT /manage/${kebab}/:id': [
          'Changed ${title}',
          async () => {
            const { id } = (await call('POST', \`\${manage}/${kebab}\`, { title: 'first' })).json();
            now = new Date(now.getTime() + 1000);
            await call('PUT', \`\${manage}/${kebab}/\${id}\`, { revision: 1, title: 'second' });
          },
        ],\n`,
      ),
    ],
    'storefront-host/http/lists/list-plans.test.ts': [
      addBefore('const filters', '\n};', `\n  '${kebab}': [{}],`),
      addBefore('beforeAll(async', '  await sql`VACUUM', `  await fill${many.pascal}();\n`),
      (code) => `${code}
async function fill${many.pascal}(): Promise<void> {
  await sql\`INSERT INTO ${one.snake} (shop_id, id, title, created_at)
    SELECT CASE WHEN n % 6 = 0 THEN \${shops.beta.id}::bigint ELSE \${SHOP}::bigint END, gen_random_uuid(),
      'title ' || n, now() - n * interval '1 minute'
    FROM generate_series(1, 120000) n\`.execute(host.db);
}
`,
    ],
  };
}

function rows(routes: readonly string[], verdicts: string): string {
  return routes.map((route) => `  '${route}': '${verdicts}',\n`).join('');
}

function activityTexts(
  { one }: ResourceNames,
  texts: Readonly<Record<'kind' | 'created' | 'updated', string>>,
) {
  const { snake } = one;
  return [
    addBefore(
      'export const activityTexts',
      "  'activity.order.shipped'",
      `  'activity.kind.${snake}': '${texts.kind}',
      'activity.${snake}.created': '${texts.created}',
      'activity.${snake}.updated': '${texts.updated}',\n`,
    ),
  ];
}

function adminTexts({ many }: ResourceNames, lang: 'en' | 'th'): readonly Edit[] {
  const texts = `${many.camel}${lang === 'en' ? 'En' : 'Th'}`;
  const spread = (part: string) => `    ...${texts}.${part},\n`;
  return [
    addImport(`import { ${texts} } from './${many.kebab}/${lang}.ts';`),
    addBefore('\n  app: {', '    dashboard: {', spread('app')),
    addBefore('\n  resources: {', '    pages: {', spread('resources')),
  ];
}

function withArticle(title: string): string {
  return `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title.toLowerCase()}`;
}
