import { bio } from './bio/index.ts';
import { blogs } from './blogs/index.ts';
import { activity } from './activity/index.ts';
import { brands } from './brands/index.ts';
import { bulkRuns } from './bulk-runs/index.ts';
import { categories } from './categories/index.ts';
import { collections } from './collections/index.ts';
import { contestants } from './contestants/index.ts';
import { delivery } from './delivery/index.ts';
import { customers } from './customers/index.ts';
import { combinations } from './combinations/index.ts';
import { customerImports, imports, orderImports } from './imports/index.ts';
import { helpTopics } from './help-topics/index.ts';
import { media } from './media/index.ts';
import { messages } from './messages/index.ts';
import { opening } from './opening/index.ts';
import { orders } from './orders/index.ts';
import { pastOrders } from './past-orders/index.ts';
import { slips } from './slips/index.ts';
import { marketMoney } from './market-money/index.ts';
import { papers } from './papers/index.ts';
import { pages } from './pages/index.ts';
import { policies } from './policies/index.ts';
import { promotions } from './promotions/index.ts';
import { products } from './products/index.ts';
import { tags } from './tags/index.ts';
import type { TaladResource } from './resource.ts';
import { reports } from './reports/index.ts';
import { redirects } from './redirects/index.ts';
import { missedSearches } from './missed-searches/index.ts';
import { synonyms } from './synonyms/index.ts';
import { questions } from './questions/index.ts';
import { reviews } from './reviews/index.ts';
import { settings } from './settings/index.ts';
import { staff } from './staff/index.ts';
import { stock } from './stock/index.ts';
import { coupons } from './coupons/index.ts';

/** All resources, in the menu's order within each group. */
export const all: readonly TaladResource[] = [
  opening,
  reports,
  orders,
  pastOrders,
  orderImports,
  slips,
  marketMoney,
  papers,
  products,
  categories,
  collections,
  brands,
  tags,
  combinations,
  stock,
  bulkRuns,
  imports,
  customers,
  customerImports,
  messages,
  questions,
  promotions,
  reviews,
  coupons,
  pages,
  blogs,
  contestants,
  bio,
  helpTopics,
  redirects,
  synonyms,
  missedSearches,
  media,
  settings,
  delivery,
  policies,
  staff,
  activity,
];
