import type { ProductDetail } from '@talad/elements/api/product.contract';
import {
  layoutsFor,
  type LayoutRule,
  type LayoutSubject,
} from '@talad/elements/page/look/layout-rules';
import { localised, textOf, type Stored } from '@talad/elements/page/look/read-record';
import { sectionBlock, type PageBlock } from '@talad/elements/page/page';
import type { OwnPlace } from '@talad/elements/pages/product/product-page-data';
import {
  sectionContent,
  type ProductSection,
} from '@talad/elements/pages/product/product-sections';
import type { Lang } from '../../../db/schema.ts';
import {
  renderPlaces,
  NO_DOCUMENTS,
  readDocuments,
  type RenderedDocuments,
} from '../sections/render-documents.ts';
import type { LoadRequest, Site } from '../../content/index.ts';

/**
 * Returns the layouts that the owner's rules choose by model, category, shop or showroom, and sections of the
 * product page itself. No query if there are none, else one for the documents and those of their sections.
 */
export async function readProductPlaces(
  request: LoadRequest,
  product: ProductDetail,
  sections: ReadonlySet<ProductSection>,
): Promise<RenderedDocuments> {
  const { site } = request;
  const layouts = layoutsOf(site, product);
  const wanted: Partial<Record<OwnPlace, readonly string[]>> = {
    ...layouts,
    recommend: sections.has('recommended') ? layouts.recommend : [],
    aboutUs: sections.has('aboutUs') ? ['aboutus'] : [],
  };
  const own = ownBlocks(site, sections);
  const names = Object.values(wanted).flat();
  if (names.length === 0 && own.size === 0) return NO_DOCUMENTS;
  const documents = await readDocuments(request, names);
  const places = Object.entries(wanted).map(
    ([place, of]) => [place, of.flatMap((name) => documents.get(name) ?? [])] as const,
  );
  return renderPlaces(request, new Map([...places, ...own]), { names });
}

/** A product is in several showrooms: a rule matches if it is for any of them. */
function layoutsOf(site: Site, product: ProductDetail) {
  const subject: LayoutSubject = {
    productId: product.id,
    shopId: product.shop_id,
    categoryIds: withParents(site, product.category_id),
  };
  const rooms = [
    undefined,
    ...(product.new ? ['new'] : []),
    ...(product.hot ? ['hot'] : []),
    ...(product.on_sale ? ['sale'] : []),
    ...(product.recommend ? ['recommend'] : []),
  ];
  const holding = site.look.layouts.filter((rule) => rooms.some((room) => holds(rule, room)));
  const at = (position: LayoutRule['position']) =>
    holding.filter((rule) => rule.position === position).map((rule) => rule.page);
  return { header: at('header'), footer: at('footer'), recommend: at('recommend') };

  function holds(rule: LayoutRule, room: string | undefined): boolean {
    const found = layoutsFor([rule], 'product', room ? { ...subject, showroom: room } : subject);
    return found[rule.position].length > 0;
  }
}

/** A rule for a category includes its descendants. */
function withParents({ categories }: Site, id: number | null): readonly number[] {
  const ids: number[] = [];
  let step = id;
  while (step !== null && !ids.includes(step)) {
    ids.push(step);
    const current: number = step;
    step = categories.find((one) => one.category_id === current)?.parent_category_id ?? null;
  }
  return ids;
}

/** Returns the product page's own sections, from its settings; rendered like those of any other page. */
function ownBlocks(
  { look, context }: Site,
  sections: ReadonlySet<ProductSection>,
): ReadonlyMap<OwnPlace, readonly PageBlock[]> {
  const settings = look.pages.product.own;
  const made = (['cover', 'introCover', 'subHeadlineFeature', 'blog'] as const).flatMap((key) => {
    if (!sections.has(key)) return [];
    const blocks = blockOf[key](sectionContent(settings, key), context.lang);
    return blocks.length > 0 ? [[key, blocks] as const] : [];
  });
  return new Map(made);
}

const blockOf: Readonly<
  Record<
    'cover' | 'introCover' | 'subHeadlineFeature' | 'blog',
    (own: Stored, lang: Lang) => readonly PageBlock[]
  >
> = {
  cover(own, lang) {
    if (textOf(own, 'image') === '') return [];
    const banner = {
      image: textOf(own, 'image'),
      imageMobile: textOf(own, 'imageMobile'),
      title: localised(own, 'title', lang),
      link: textOf(own, 'link'),
    };
    return [section('cover', 'BannerSlick', { banners: [banner], slidesToShow: 1 })];
  },
  introCover(own, lang) {
    const title = localised(own, 'title', lang);
    if (title === '' && textOf(own, 'image') === '') return [];
    const description = localised(own, 'description', lang);
    const image = textOf(own, 'image');
    return [section('introCover', 'TopicSection', { title, description, image })];
  },
  subHeadlineFeature(own, lang) {
    const title = localised(own, 'title', lang);
    const { features } = own;
    if (!Array.isArray(features) || features.length === 0) return [];
    return [section('subHeadlineFeature', 'FeatureSection', { title, features })];
  },
  blog: (own, lang) => [
    section('blog', 'BlogSection', { title: localised(own, 'title', lang), blogNumber: 3 }),
  ],
};

function section(id: string, name: string, props: Readonly<Record<string, unknown>>): PageBlock {
  return sectionBlock({ id: `product-${id}`, name, props });
}
