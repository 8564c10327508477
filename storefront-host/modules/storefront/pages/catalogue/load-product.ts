import { GALLERY_SIZES } from '@talad/elements/parts/product/gallery';
import { productPage } from '@talad/elements/pages/product-page';
import { formCss } from '@talad/elements/pages/css/form-css';
import { productCss } from '@talad/elements/pages/css/product-css';
import type { EntryFormData } from '@talad/elements/pages/forms/entry-form';
import { shownSections } from '@talad/elements/pages/product/product-sections';
import { flagOf } from '@talad/elements/page/look/read-record';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { REVIEW_PAGE_SIZE } from '@talad/elements/commerce/limits';
import { isOrderable } from '@talad/elements/commerce/product/product-status';
import type { ProductDetail } from '@talad/elements/api/product.contract';
import { pageKeys } from '../../../../cache/page-keys.ts';
import type { PageRoute } from '../../../../rendering/index.ts';
import { readProductDetail, describe, earliest, detailKeys } from '../../../catalog/index.ts';
import {
  type AnsweredQuestions,
  QUESTION_PAGE_SIZE,
  readProductQuestions,
  readProductReviews,
  type LoadedPage,
  type LoadRequest,
  type Site,
  siteData,
} from '../../../content/index.ts';
import { shopMethods } from '../../../sales/index.ts';
import { holidayChange } from '../../../shops/index.ts';
import { faqGroups } from '../../help/faq-groups.ts';
import { readHelpTopics } from '../../help/help-topics.read.ts';
import { breadcrumbData } from '../../seo/json-ld.ts';
import { pagination } from '../../lists/list-view.ts';
import { isAt } from '../../seo/page-address.ts';
import { noticeOf, noticeText } from '../../notice.ts';
import { productData } from '../../seo/product-ld.ts';
import { productHelpOf } from '../../product/product-help.ts';
import { productOffersOf } from '../../product/product-offers.ts';
import { readProductPlaces } from '../../product/product-places.ts';
import { sendingLines } from '../../product/product-sending.ts';
import { shortProduct } from '../../product/short-product.ts';
import { questionPage, withQuestionPage } from '../../lists/question-page.ts';
import { lastReviewPage, reviewPage, withReviewPage } from '../../lists/review-page.ts';
import { shareImage } from '../../seo/share-image.ts';
import { uniqueProducts } from '../../lists/unique-products.ts';
import { loadMissing } from '../load-missing.ts';

const NO_QUESTIONS: AnsweredQuestions = { questions: [], total: 0 };
const NO_OFFERS = { promotions: [], collections: [], coupons: [] };

type ProductRoute = Extract<PageRoute, { readonly type: 'product' }>;

/**
 * Loads a product with all its parts. Six queries after the site's, three more if it has reviews; if the owner
 * has placed layouts or sections on it, one for them and those of their sections.
 */
export async function loadProduct(request: LoadRequest, route: ProductRoute): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const shopId = site.kind === 'mall' ? undefined : site.shopId;
  const found = await deadline.required(readProductDetail(host.db, route.id, site.context, shopId));
  if (!found) return loadGone(request, route.id);
  const { product, relateds, recommended } = found;
  const keys = detailKeys(product, route.id, site.shopId);
  const sub = subOf(product, route);
  const location = sub === null ? product.full_url : `${product.full_url}/${sub}`;
  if (!isAt(request, location)) return { kind: 'moved', location, keys };
  // talad-breadcrumb adds "all products" itself.
  const crumbs = product.crumbs.slice(1);
  const [image] = product.product_images;
  const best = image?.sources[0];
  const notice = noticeOf(request.query);
  const page = reviewPage(request.query);
  const questionsPage = questionPage(request.query);
  const settings = site.look.pages.product;
  const sections = shownSections(settings.own);
  const [rated, questions, places, topics] = await Promise.all([
    product.total_review && sections.has('review')
      ? deadline.optional(readReviews(request, product, page), null)
      : null,
    deadline.optional(
      readProductQuestions(host.db, product.shop_id, product.id, questionsPage),
      NO_QUESTIONS,
    ),
    readProductPlaces(request, product, sections),
    deadline.optional(readHelpTopics(host.db, site.shopId), new Map()),
  ]);
  const last = rated && lastReviewPage(location, page, rated);
  if (last) return { kind: 'moved', location: last, keys };
  if (questionsPage > 1 && questions.questions.length === 0) {
    return { kind: 'moved', location, keys };
  }
  const { base } = site.context.place;
  const canOrder = isOrderable(product.status);
  const holiday = found.sending.holiday ?? null;
  const sending = canOrder ? sendingLines(site, product, found.sending) : [];
  return {
    kind: 'page',
    status: 200,
    product: { id: product.id, shopId: product.shop_id },
    holiday,
    head: {
      title: found.seo.title ?? product.title,
      description: found.seo.description ?? (describe(product.description) || product.title),
      canonical: found.canonical,
      ogType: 'product',
      price: product.price_min,
      ...(image ? { image: shareImage(site, image) } : {}),
      ...(best
        ? { preloadImage: { srcset: best.srcset, type: best.type, sizes: GALLERY_SIZES } }
        : {}),
      jsonLd: [
        productData(site, product, { url: found.canonical, rated }),
        breadcrumbData(site, product.crumbs),
      ],
    },
    css: `${productCss}${sections.has('submit') ? formCss : ''}`,
    main: productPage(siteData(site), {
      product: { ...shortProduct(product, sub), crumbs },
      sub,
      relateds,
      recommended,
      categoryUrl: crumbs.at(-2)?.url ?? null,
      reviews: rated && {
        ...rated,
        pages: pagination(
          rated.sums.total_review,
          page,
          (number) => withReviewPage(location, number),
          REVIEW_PAGE_SIZE,
        ),
      },
      sections,
      buying: {
        buyNow: !settings.disableBuyNow || product.buy_now === true,
        noAdd: settings.disableAddToCart,
        noBar: !settings.isShowCCBuyArea,
        noToggle: flagOf(settings.own, 'noToggle', false),
      },
      offers: productOffersOf(site, canOrder ? found.offers : { ...found.offers, ...NO_OFFERS }),
      sending,
      payments: shopMethods(found.payments, site.payee),
      help: canOrder ? productHelpOf(site, sending, sections, topics) : [],
      faqs: sections.has('faqs') ? faqGroups(site, topics) : [],
      questions: {
        list: questions.questions,
        pages: pagination(
          questions.total,
          questionsPage,
          (number) => withQuestionPage(location, number),
          QUESTION_PAGE_SIZE,
        ),
      },
      question: sections.has('submit') ? questionForm(request, product, location) : null,
      review: {
        action: `${base}/product/${product.id}/reviews`,
        refused: request.refused?.review,
        loginUrl: loginUrl(site, `${location}#write-review`),
      },
      at: (place) => places.at(place),
    }),
    products: uniqueProducts([...relateds, ...recommended, ...places.products]),
    keys: [...keys, pageKeys.payee(), ...places.keys],
    validUntil: earliest([
      found.validUntil,
      places.validUntil,
      holidayChange({ holiday }, site.context.now),
    ]),
    ...(notice ? { notice: noticeText(notice, site.context.lang) } : {}),
  };
}

/**
 * Answers 410 for a removed product, so that search engines forget it, and 404 for an unknown one. One query more.
 */
async function loadGone(request: LoadRequest, id: number): Promise<LoadedPage> {
  const { host, site } = request;
  const known = await host.db
    .selectFrom('product')
    .select('id')
    .where('id', '=', id)
    // A product that was never published was never for sale.
    .where('publish_as', 'is', null)
    .$if(site.kind !== 'mall', (query) => query.where('shop_id', '=', site.shopId))
    .executeTakeFirst();
  const missing = await loadMissing(request, 'product');
  if (missing.kind !== 'page') return missing;
  const keys = [...missing.keys, pageKeys.product(id)];
  return { ...missing, status: known ? 410 : missing.status, keys };
}

/** Reads a page of a product's reviews, newest first. */
function readReviews({ host, site }: LoadRequest, product: ProductDetail, page: number) {
  return readProductReviews(
    host.db,
    { shopId: product.shop_id, id: product.id },
    { limit: REVIEW_PAGE_SIZE, offset: (page - 1) * REVIEW_PAGE_SIZE },
    site.context,
  );
}

/** The id of a variant opens its product with that variant selected. */
function subOf(product: ProductDetail, route: ProductRoute): number | null {
  const wanted = route.sub ?? (route.id === product.id ? null : route.id);
  return product.subproducts.some((one) => one.id === wanted) ? wanted : null;
}

/** The form posts to the page's site, which returns to this page. */
function questionForm(
  { site, refused }: LoadRequest,
  product: ProductDetail,
  location: string,
): EntryFormData {
  const { base } = site.context.place;
  return {
    kind: 'product',
    action: `${base}/forms/product`,
    page: location.slice(base.length),
    about: product.id,
    submit: pageText(site.context.lang, 'product.askSend'),
    termsUrl: `${base}/terms`,
    refused: refused?.entry,
  };
}

/**
 * Returns the sign-in address. Sign-in is on the platform, which passes the session to the shop's
 * host.
 */
function loginUrl({ context }: Site, back: string): string {
  const { place, config } = context;
  return place.origin === config.publicUrl
    ? `/login?continue=${encodeURIComponent(back)}`
    : `/session/start?return=${encodeURIComponent(back)}`;
}
