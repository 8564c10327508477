import type { DataProvider } from 'react-admin';
import type { Category } from '@talad/elements/api/category.contract';
import type { MyShop } from '@talad/elements/api/user.contract';
import type { ShopSummary } from '../../storefront-host/modules/back-office/summary.contract.ts';
import type {
  StockChange,
  StockDetail,
} from '../../storefront-host/modules/sales/stock/stock.contract.ts';
import type { CategoryChoices } from '../../storefront-host/modules/catalog/products/category-choices.contract.ts';
import type { OptionsUpdate } from '../../storefront-host/modules/catalog/products/variants/product-options.contract.ts';
import type {
  VariantChange,
  VariantsUpdated,
} from '../../storefront-host/modules/catalog/products/variants/variants.contract.ts';
import { answerOf, type CallApi } from './call-api.ts';
import { createBulkCalls, type BulkCalls } from './calls/bulk-calls.ts';
import { createOfferCalls, type OfferCalls } from './calls/offer-calls.ts';
import { createOrderCalls, type OrderCalls } from './calls/order-calls.ts';
import { createPaperCalls, type PaperCalls } from './calls/paper-calls.ts';
import { createCollectionCalls, type CollectionCalls } from './calls/collection-calls.ts';
import { createBrandCalls, type BrandCalls } from './calls/brand-calls.ts';
import { createBlogCalls, type BlogCalls } from './calls/blog-calls.ts';
import { createTagCalls, type TagCalls } from './calls/tag-calls.ts';
import { createCategoryCalls, type CategoryCalls } from './calls/category-calls.ts';
import { createImportCalls, type ImportCalls } from './calls/import-calls.ts';
import { createFindCalls, type FindCalls } from './calls/find-calls.ts';
import { createListCalls, type ListCalls } from './calls/list-calls.ts';
import { createMediaCalls, type MediaCalls } from './calls/media-calls.ts';
import { createContestantCalls, type ContestantCalls } from './calls/contestant-calls.ts';
import { createCustomerCalls, type CustomerCalls } from './calls/customer-calls.ts';
import { createOpeningCalls, type OpeningCalls } from './calls/opening-calls.ts';
import { createMessageCalls, type MessageCalls } from './calls/message-calls.ts';
import { createPeopleCalls, type PeopleCalls } from './calls/people-calls.ts';
import { createRedirectCalls, type RedirectCalls } from './calls/redirect-calls.ts';
import { createSynonymCalls, type SynonymCalls } from './calls/synonym-calls.ts';
import { createRestCalls } from './calls/rest-calls.ts';
import { createSettingsCalls, withSettings, type SettingsCalls } from './calls/settings-calls.ts';
import { createStaffCalls, type StaffCalls } from './calls/staff-calls.ts';

/** react-admin's calls, and actions other than create and update. */
export interface TaladDataProvider
  extends
    DataProvider,
    StaffCalls,
    OpeningCalls,
    SettingsCalls,
    OfferCalls,
    OrderCalls,
    PaperCalls,
    CategoryCalls,
    CollectionCalls,
    BrandCalls,
    MessageCalls,
    RedirectCalls,
    SynonymCalls,
    PeopleCalls,
    FindCalls,
    ListCalls,
    ImportCalls,
    BulkCalls,
    CustomerCalls,
    ContestantCalls,
    TagCalls,
    BlogCalls,
    MediaCalls {
  readonly summary: (signal?: AbortSignal) => Promise<ShopSummary>;
  readonly categories: (signal?: AbortSignal) => Promise<readonly Category[]>;
  /** The root categories of the marketplace. */
  readonly marketCategories: (signal?: AbortSignal) => Promise<readonly Category[]>;
  /** Categories of the shop and the marketplace that a product can be put into. */
  readonly categoryChoices: (signal?: AbortSignal) => Promise<CategoryChoices>;
  readonly duplicateProduct: (id: number) => Promise<{ readonly id: number }>;
  readonly saveVariants: (
    productId: number,
    variants: readonly VariantChange[],
  ) => Promise<VariantsUpdated>;
  readonly changeOptions: (productId: number, update: OptionsUpdate) => Promise<unknown>;
  readonly restoreProduct: (id: number) => Promise<unknown>;
  readonly restoreRemoved: (resource: Restorable, id: number) => Promise<unknown>;
  readonly changeStock: (productId: number, change: StockChange) => Promise<StockDetail>;
}

/** Lists whose deletions can be undone. */
type Restorable = 'categories' | 'collections' | 'brands' | 'tags' | 'contestants';

/** Creates the provider for the shop's part of the API, below `/api/v1/manage/{id}`. */
export function createDataProvider(
  shop: Pick<MyShop, 'id' | 'shopname'>,
  callApi: CallApi,
  origin = '',
): TaladDataProvider {
  const base = `${origin}/api/v1/manage/${shop.id}`;
  const send = async <T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T> =>
    answerOf(await callApi(`${base}/${path}`, { method, body: JSON.stringify(body) }));
  const post = <T>(path: string, body: unknown) => send<T>('POST', path, body);
  const put = <T>(path: string, body: unknown) => send<T>('PUT', path, body);
  return {
    ...withSettings(createRestCalls(base, callApi), base, callApi),
    ...createStaffCalls(base, callApi),
    ...createOpeningCalls(base, callApi),
    ...createSettingsCalls(base, callApi),
    ...createOfferCalls(base, callApi),
    ...createOrderCalls(base, callApi),
    ...createPaperCalls(base, callApi),
    ...createMessageCalls(base, callApi),
    ...createRedirectCalls(base, callApi),
    ...createSynonymCalls(base, callApi),
    ...createPeopleCalls(base, callApi),
    ...createCustomerCalls(base, callApi),
    ...createCategoryCalls(base, callApi),
    ...createBrandCalls(base, callApi),
    ...createContestantCalls(base, callApi),
    ...createTagCalls(base, callApi),
    ...createBlogCalls(base, callApi),
    ...createListCalls(base, callApi),
    ...createImportCalls(base, callApi),
    ...createBulkCalls(base, callApi),
    ...createMediaCalls(base, callApi),
    ...createFindCalls(base, callApi),
    ...createCollectionCalls(base, callApi),
    supportAbortSignal: true,
    summary: async (signal) =>
      answerOf<ShopSummary>(await callApi(`${base}/summary`, signal ? { signal } : {})),
    categories: async (signal) => {
      const path = `${origin}/api/v1/categories/list?site=${encodeURIComponent(shop.shopname)}`;
      return answerOf<readonly Category[]>(await callApi(path, signal ? { signal } : {}));
    },
    marketCategories: async (signal) => {
      const path = `${origin}/api/v1/categories/list`;
      const all = answerOf<readonly Category[]>(await callApi(path, signal ? { signal } : {}));
      return all.filter((one) => one.parent_category_id === null);
    },
    categoryChoices: async (signal) =>
      answerOf<CategoryChoices>(
        await callApi(`${base}/products/categories`, signal ? { signal } : {}),
      ),
    duplicateProduct: (id) => post(`products/${id}/duplicate`, {}),
    saveVariants: (productId, variants) => put(`products/${productId}/variants`, { variants }),
    changeOptions: (productId, update) => put(`products/${productId}/options`, update),
    restoreProduct: (id) => post(`products/${id}/restore`, {}),
    restoreRemoved: (resource, id) => post(`${resource}/${id}/restore`, {}),
    changeStock: (productId, change) => post(`products/${productId}/stock`, change),
  };
}
