import type { LitElement } from 'lit';
import type {
  ProductDetail,
  ProductDetailResponse,
  ProductMini,
  ProductSearchResponse,
} from '../../api/product.contract.ts';
import { callApi } from '../../client/api-client.ts';
import { siteQuery } from '../../client/site-query.ts';
import type { Lang } from '../../locales/text.ts';
import { findDeep } from '../modal/find-deep.ts';

/** The shopper's clock may be ahead of the server's: ask again while the sale still runs there. */
const PAUSE_MS = 4_000;
const TRIES = 4;
/** The API's largest page size. */
const AT_ONCE = 60;

type Island<P> = LitElement & { product: P | null };
interface Shop {
  readonly base: string;
  readonly api: string;
}

let running = false;

/** Loads the prices of the page's products after a sale and updates them in place. */
export async function refreshPrices(locale: Lang): Promise<void> {
  // Several countdowns of one sale end together.
  if (running) return;
  running = true;
  const { base = '', api = '/api/v1' } = document.querySelector<HTMLElement>('main')?.dataset ?? {};
  try {
    for (let turn = 0; turn < TRIES && (await hasOverdue({ base, api }, locale)); turn += 1) {
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  } finally {
    running = false;
  }
}

async function hasOverdue(shop: Shop, locale: Lang): Promise<boolean> {
  const fresh = await Promise.all([refreshBoxes(shop, locale), refreshProducts(shop, locale)]);
  const now = Date.now();
  return fresh.flat().some(({ flash_until: until }) => until && Date.parse(until) <= now);
}

async function refreshBoxes({ base, api }: Shop, locale: Lang): Promise<readonly ProductMini[]> {
  const boxes = findDeep(document, 'talad-product-box[data-product]') as Island<ProductMini>[];
  const ids = [...new Set(boxes.map((box) => box.dataset['product']))].slice(0, AT_ONCE);
  if (ids.length === 0) return [];
  const filter = JSON.stringify({ product_uuid: ids, limit: ids.length });
  const answer = await callApi<ProductSearchResponse>(
    `${api}/products/search${siteQuery(base, locale)}&filter=${encodeURIComponent(filter)}`,
  );
  const products = answer.ok ? answer.data.products : [];
  const known = new Map(products.map((one) => [one.product_uuid, one]));
  const renew = async (box: Island<ProductMini>) => {
    const fresh = known.get(box.dataset['product'] ?? '');
    if (!fresh) return;
    await hydrate(box);
    update(box, fresh);
  };
  await Promise.all(boxes.map(renew));
  return products;
}

async function refreshProducts(
  { base, api }: Shop,
  locale: Lang,
): Promise<readonly ProductDetail[]> {
  const islands = findDeep(document, 'talad-product') as Island<ProductDetail>[];
  const requests = islands.map(async (island) => {
    await hydrate(island);
    const id = island.product?.id;
    if (id === undefined) return [];
    const answer = await callApi<ProductDetailResponse>(
      `${api}/products/${id}/detail${siteQuery(base, locale)}`,
    );
    if (!answer.ok) return [];
    update(island, answer.data.product);
    return [answer.data.product];
  });
  return (await Promise.all(requests)).flat();
}

/** Hydrates the element as a touch would; otherwise it would start later with its old data. */
async function hydrate(island: LitElement): Promise<void> {
  island.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  await customElements.whenDefined(island.localName);
  await island.updateComplete;
}

function update<P extends ProductMini>(island: Island<P>, fresh: P): void {
  const shown = island.product;
  const isSame = shown?.price === fresh.price && shown.sale_price === fresh.sale_price;
  if (!isSame) island.product = fresh;
}
