import { isFreeName } from '../../../elements/page/page-name.ts';
import { resolveRoute } from '../../../storefront-host/rendering/routes/resolve-route.ts';
import { addBefore, addImport, type Edit } from '../edit.ts';
import type { Names } from '../names.ts';
import { NewError } from '../new-error.ts';
import type { Recipe } from '../recipe.ts';

interface Titles {
  readonly th: string;
  readonly en: string;
}

/** Adds a page type of the storefront, at an address of its own on every site. */
export const page: Recipe = {
  usage: 'NAME ["ชื่อหน้า" "Page title"]',
  summary: 'a page of every shop and of the marketplace at /NAME, such as size-guide',
  plan(names, [th = names.title, en = names.title]) {
    const { kebab, camel, pascal } = names;
    refuseTakenAddress(names);
    const loader = `storefront-host/modules/storefront/pages/load-${kebab}.ts`;
    const texts = (lang: string) => `elements/pages/texts/${lang}/${kebab}.ts`;
    return {
      create: {
        [`elements/pages/${kebab}-page.ts`]: template(names),
        [texts('th')]: textFile(names, { title: th, description: `${th} ของ {name}` }),
        [texts('en')]: textFile(names, { title: en, description: `${en} of {name}` }),
        [loader]: load(names),
        [`storefront-host/modules/storefront/${kebab}-page.test.ts`]: test(names, { th, en }),
      },
      change: {
        'elements/pages/texts/th.ts': addTexts(names, 'th'),
        'elements/pages/texts/en.ts': addTexts(names, 'en'),
        // Reserves the address, so that owners cannot create a page there.
        'elements/page/page-name.ts': [addBefore('const taken', '`.split', ` ${kebab}`)],
        'storefront-host/rendering/routes/page-route.ts': [
          addBefore(
            'export type PageRoute',
            "  | { readonly type: 'unknown' }",
            `  | { readonly type: '${kebab}' }\n`,
          ),
        ],
        'storefront-host/rendering/routes/resolve-route.ts': [
          addBefore(
            'const single',
            '  ...Object.fromEntries(legalDocuments',
            `  '${kebab}': { type: '${kebab}' },\n`,
          ),
        ],
        'storefront-host/modules/storefront/load-page.ts': [
          addImport(`import { load${pascal} } from './pages/load-${kebab}.ts';`),
          addBefore(
            'switch (route.type)',
            '    // A page type without a loader',
            `    case '${kebab}':\n      return load${pascal}(request);\n`,
          ),
        ],
        'test/checklist/page-rows.ts': [
          addBefore(
            'export const pageTypes',
            "  { what: 'offline page'",
            `  { what: '${names.title.toLowerCase()}', path: '/${kebab}' },\n`,
          ),
        ],
      },
      next: [
        ...(/[ก-๙]/.test(th) ? [] : [`write the Thai texts in ${texts('th')}`]),
        `read what the page shows in ${loader}, and say in its comment how many queries it takes`,
        `show it in elements/pages/${kebab}-page.ts; rules of its own go to elements/pages/css/${kebab}-css.ts, as \`css\` of the loaded page`,
        `link to it: \`${camel}\` in storefront-host/rendering/links.ts; add it to storefront-host/modules/storefront/seo/sitemap-pages.ts`,
        'if only some kinds of site have it, say so in storefront-host/modules/storefront/site-routes.ts',
        `npx vitest run storefront-host/modules/storefront/${kebab}-page.test.ts test/checklist`,
      ],
    };
  },
};

function refuseTakenAddress({ kebab }: Names): void {
  const { page: found } = resolveRoute({ kind: 'platform' }, `/${kebab}`);
  if (found.type !== 'custom' || !isFreeName(kebab)) {
    throw new NewError(`The address /${kebab} is taken.`);
  }
}

function addTexts({ camel, kebab }: Names, lang: 'th' | 'en'): readonly Edit[] {
  return [
    addImport(`import { ${camel} } from './${lang}/${kebab}.ts';`),
    addBefore(`export const ${lang}`, '\n}', `\n  ...${camel},`),
  ];
}

function textFile({ camel }: Names, texts: { title: string; description: string }): string {
  const lines = Object.entries(texts).map(
    ([key, text]) => `'${camel}.${key}': ${JSON.stringify(text)},`,
  );
  return `export const ${camel} = {\n${lines.join('\n')}\n};\n`;
}

const template = ({ camel, pascal, title }: Names): string => `
import { html, type TemplateResult } from 'lit';
import { breadcrumb } from './frame/breadcrumb.ts';
import type { SiteData } from './page-data.ts';

export interface ${pascal}PageData {
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

/** ${title}. */
export function ${camel}Page(site: SiteData, data: ${pascal}PageData): TemplateResult {
  return html\`\${breadcrumb(site, [{ label: data.title, url: data.url }], {
      label: site.name,
      url: site.homeUrl,
    })}
    <h1>\${data.title}</h1>
    <p class="muted">\${data.description}</p>\`;
}
`;

const load = ({ kebab, camel, pascal }: Names): string => `
import { ${camel}Page } from '@talad/elements/pages/${kebab}-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { type LoadedPage, type LoadRequest, siteData } from '../../content/index.ts';
import { breadcrumbData } from '../seo/json-ld.ts';
import { canonicalUrl } from '../seo/page-address.ts';

/** \`/${kebab}\`. No queries in addition to the site's. */
export function load${pascal}({ site }: LoadRequest): LoadedPage {
  const { lang, place } = site.context;
  const url = \`\${place.base}/${kebab}\`;
  const title = pageText(lang, '${camel}.title');
  const description = pageText(lang, '${camel}.description', { name: site.title });
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description,
      canonical: canonicalUrl(site, url),
      jsonLd: [breadcrumbData(site, [{ label: title, url }])],
    },
    main: ${camel}Page(siteData(site), { title, description, url }),
    // Everything of the shop that it shows: pageKeys of cache/page-keys.ts.
    keys: [],
    validUntil: null,
  };
}
`;

const test = ({ kebab }: Names, { th, en }: Titles): string => `
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const page = (url: string, lang: 'th' | 'en') =>
  host.inject({ url, headers: { accept: 'text/html', 'accept-language': lang } });

it.each(['', '/web/alpha'])('%s/${kebab} says its title in both languages', async (base) => {
  for (const [lang, title] of Object.entries(${JSON.stringify({ th, en })})) {
    const { statusCode, body } = await page(\`\${base}/${kebab}\`, lang as 'th' | 'en');
    expect(statusCode).toBe(200);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(body).toMatch(new RegExp(\`<h1>(<!--.*?-->)*\${title}\`));
  }
});

it('takes at most 3 queries, those of the site', async () => {
  host.host.pageCache.clear();
  const { count } = await host.countQueries(() => page('/web/alpha/${kebab}', 'th'));
  expect(count).toBeLessThanOrEqual(3);
});
`;
