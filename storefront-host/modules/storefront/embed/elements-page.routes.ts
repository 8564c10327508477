import { readSources } from '@talad/elements/build/read-sources';
import { listElements, type ElementList } from '@talad/elements/manifest/list-elements';
import type { SavedProps } from '@talad/elements/schema/fields';
import type { SectionSchema } from '@talad/elements/schema/section-schema';
import { renderSection } from '@talad/elements/sections/render-section';
import { sectionSchemas } from '@talad/elements/sections/schemas';
import { plainPage } from '../../../http/index.ts';
import type { Db } from '../../../db/open.ts';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { links, renderTemplate } from '../../../rendering/index.ts';
import type { EmbedFiles } from './embed-files.ts';
import { elementsBody, type ElementsView } from './elements-page.ts';

/** `/devadmin/elements`: each element as its source documents it, with the lines that embed it. */
export function elementsPage(built: EmbedFiles): Module {
  let list: Promise<ElementList> | undefined;
  return (app, { db, config }) => {
    const origin = config.publicUrl;
    app.get('/devadmin/elements', { config: { access: 'operator' } }, async (request, reply) => {
      const { lang } = request;
      list ??= listElements(readSources());
      const found = await findExample(db);
      const example = found
        ? { shop: links.shop(config, found.shopname), product: found.id }
        : null;
      const snippets = snippetsOf(origin, built, example);
      const body = elementsBody({
        lang,
        list: await list,
        snippets,
        example,
        rendered: renderSections(lang),
      });
      const page = plainPage(request, reply, {
        title: text(lang, 'elements.title'),
        body,
        width: 'wide',
      });
      // The examples are what the lines above them embed.
      const csp = String(reply.getHeader('content-security-policy')).replace(
        'img-src',
        `img-src ${origin}`,
      );
      reply.header(
        'content-security-policy',
        `${csp}; script-src ${origin}; connect-src ${origin}`,
      );
      const all = `${origin}/embed/v1/talad.js`;
      return page.replace('</head>', () => `<script type="module" src="${all}"></script></head>`);
    });
  };
}

function findExample(db: Db) {
  return db
    .selectFrom('product')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .select(['product.id', 'shop.shopname'])
    .where('product.parent_id', 'is', null)
    .where('product.status', '=', 'availability')
    .orderBy('product.popularity', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function snippetsOf(
  origin: string,
  { build, files }: EmbedFiles,
  example: ElementsView['example'],
): ElementsView['snippets'] {
  const shop = example?.shop ?? `${origin}/web/demo`;
  const tags = `<talad-product-box shop="${shop}" product="${example?.product ?? 12}"></talad-product-box>
<talad-cart shop="${shop}"></talad-cart>`;
  const at = `${origin}/embed/v1`;
  const integrity = files.get('talad-all.js')?.integrity ?? '';
  return {
    follow: `<script type="module" src="${at}/talad.js"></script>\n${tags}`,
    pinned: `<script type="module" crossorigin src="${at}/${build}/talad-all.js"\n  integrity="${integrity}"></script>\n${tags}`,
    loader: `<script type="module" src="${at}/${build}/loader.js"></script>\n<talad-product shop="${shop}" product="${example?.product ?? 12}"></talad-product>`,
  };
}

/**
 * Sections with the names of their fields as texts; those that need a shop's data render nothing here.
 */
function renderSections(locale: Lang): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(sectionSchemas).map(([name, schema]) => [
      schema.runtime.tag,
      renderTemplate(
        renderSection({ name, props: sampleTexts(schema, locale) }, { locale, base: '' }),
      ).html.toString(),
    ]),
  );
}

function sampleTexts({ runtime, rules }: SectionSchema, lang: Lang): SavedProps {
  const savedNames = new Map(Object.entries(runtime.saved).map(([saved, name]) => [name, saved]));
  const texts = Object.entries(runtime.fields).filter(
    ([, field]) => field.kind === 'text' || field.kind === 'richtext',
  );
  return Object.fromEntries(
    texts.map(([name, { default: given }]) => [
      savedNames.get(name) ?? name,
      given || rules[name]?.label[lang] || '',
    ]),
  );
}
