/**
 * Keys that identify one row, or the rows of one person: a query by one of them needs no shop. Each
 * is a secret, or the account that is signed in; never an account that another person may name.
 */
export const ownKeys: ReadonlyMap<string, readonly string[]> = new Map([
  ['shop', ['shopname', 'domain']],
  ['session', ['token_hash', 'parent_hash', 'account_id']],
  ['account_cart_line', ['account_id']],
  ['notification', ['account_id']],
  ['point_entry', ['account_id']],
  ['consent_entry', ['account_id']],
  ['list_setting', ['account_id']],
  ['staff_invite', ['token_hash']],
]);

/** Statements that read or write rows of all shops, and the reason why they may. */
export interface AcrossShops {
  readonly because: string;
  /**
   * If set, the exception applies only when the statement limits this column of the table instead.
   */
  readonly by?: string;
  /**
   * Tables by place: a file of storefront-host, and the function in it that sends the statement.
   */
  readonly places: Readonly<Record<string, readonly string[]>>;
}

const OWN_ACCOUNT = "A person's own rows, at whichever shops they are.";

export const acrossShops: readonly AcrossShops[] = [
  {
    because: 'Orders of several shops are placed together, by the secret link of their buyer.',
    by: 'group_id',
    places: {
      'modules/sales/checkout/checkout.repository.ts findGroup': ['checkout'],
      'modules/sales/checkout/checkout.repository.ts lockGroup': ['checkout'],
      'modules/sales/payment-groups/payment-groups.repository.ts findGroupOrders': ['sales_order'],
      'modules/sales/payment-groups/payment-groups.repository.ts lockGroupOrders': ['sales_order'],
      'modules/sales/payment-groups/owed-back.ts sumOwedBack': ['sales_order'],
      'modules/sales/slips/payment-slips.ts giveTime': ['sales_order'],
      'modules/sales/reminders/remind-payments.ts writeReminder': ['sales_order'],
    },
  },
  {
    because: 'Visits of staff are left out, at whichever shops they were counted.',
    by: 'account_id',
    places: { 'visits/write-visits.ts withoutStaff': ['staff'] },
  },
  {
    because: 'Inserts rows whose shop_id was kept with them; the kept row is read by its shop_id.',
    places: {
      'modules/catalog/removals/deleted-records.ts restoreDeleted': [
        'category',
        'collection',
        'brand',
        'tag',
        'contestant',
        'translation',
      ],
    },
  },
  {
    because: 'The marketplace shows the published offers of all shops.',
    places: {
      'modules/catalog/brands/brands.read.ts listBrands': ['brand', 'product'],
      'modules/catalog/collections/collections.read.ts select': ['product'],
      'modules/sales/coupons/coupons.read.ts readOpenCoupons': ['coupon'],
      'modules/storefront/embed/elements-page.routes.ts findExample': ['product'],
      'modules/catalog/products/rows/product-row.ts findProductRows': ['product'],
      'modules/catalog/products/rows/product-row.ts selectRowKeys': ['product'],
      'modules/catalog/products/lists/product-strips.read.ts findStripKeys': ['product'],
      'modules/catalog/products/lists/products.read.ts countHits': ['product'],
      'modules/catalog/products/lists/products.read.ts findPage': ['product'],
      'modules/sales/promotions/promotions.read.ts selectPromotions': ['promotion'],
      'modules/catalog/search/did-you-mean.read.ts candidatesOf': ['search_word'],
      'modules/catalog/search/did-you-mean.read.ts didYouMean': ['product'],
      'modules/catalog/search/facets.read.ts readFacets': ['category', 'product'],
      'modules/catalog/search/near-search.read.ts fewerWords': ['product'],
      'modules/catalog/search/near-search.read.ts partOfWord': ['search_word'],
      'modules/catalog/search/suggest.read.ts wordsAfter': ['product', 'search_word'],
      'modules/catalog/search/weighed-search.ts readSample': ['product'],
      'modules/storefront/sections/section-products.read.ts readSectionProducts': ['product'],
    },
  },
  {
    because:
      'Jobs of the platform find records of all shops that are due, and work on them by shop.',
    places: {
      'modules/catalog/products/writing/publish-due.jobs.ts publishProducts': ['product'],
      'modules/catalog/products/lists/stock-sums.jobs.ts sumDueShops': ['product', 'stock_sum_due'],
      'modules/catalog/search/misses/count-misses.ts removeOldMisses': ['search_miss'],
      'modules/catalog/search/text/follow-names.ts': ['search_due'],
      'modules/catalog/search/text/follow-names.ts productsOf': ['product'],
      'modules/content/documents/publish-blogs.jobs.ts publishDue': ['blog'],
      'modules/sales/payment-groups/receive-group.ts findOverdueGroups': ['order_slip'],
    },
  },
  {
    because: 'A collection of the marketplace holds products of several shops.',
    places: {
      'modules/catalog/collections/manage-collections.read.ts readRows': ['product'],
      'modules/catalog/search/text/shown-groups.read.ts readGroups': ['collection_product'],
    },
  },
  {
    because: 'Lists of shops show what each one offers, and how buyers found it.',
    places: {
      'modules/catalog/search/shop-rows.ts selectShopMinis': ['translation'],
      'modules/catalog/search/shop-rows.ts selectShopRows': [
        'category',
        'product',
        'review',
        'translation',
      ],
      'modules/catalog/search/shop-search.read.ts count': ['category', 'product', 'translation'],
      'modules/shops/shops.read.ts readTopSellers': ['review', 'translation'],
    },
  },
  {
    because: 'The marketplace is the one shop of its kind.',
    places: { 'modules/content/frame/site.read.ts readSite': ['site_design', 'translation'] },
  },
  {
    because: 'The sitemap names the public pages of all shops.',
    places: {
      'modules/storefront/seo/sitemap.read.ts readCut': [
        'blog',
        'category',
        'collection',
        'product',
        'promotion',
      ],
      'modules/storefront/seo/sitemap.read.ts readEntries': [
        'blog',
        'category',
        'collection',
        'product',
        'promotion',
      ],
    },
  },
  {
    because: 'Public; the uuid names one product, and carts and favourites are of several shops.',
    by: 'uuid',
    places: {
      'modules/sales/account-cart/account-cart.repository.ts findShopsOf': ['product'],
      'modules/sales/cart/cart-offers.read.ts readCartOffers': ['product'],
      'modules/my/favourites/favourites.repository.ts addFavourites': ['product'],
      'modules/my/favourites/favourite-records.read.ts readTitles': ['product'],
      'modules/catalog/products/lists/compare.read.ts factsOf': ['product'],
      'modules/storefront/visits/visits.routes.ts shopOfProduct': ['product'],
    },
  },
  {
    because: "Public; ids are unique anywhere, and the marketplace's addresses name no shop.",
    by: 'id',
    places: {
      'modules/catalog/categories/categories.read.ts readChain': ['category'],
      'modules/content/pages/first-look.read.ts readFirstLook': ['category'],
      'modules/catalog/categories/categories.read.ts readCategoryScope': ['category'],
      'modules/sales/coupons/claim-coupon.ts findOpen': ['coupon'],
      'modules/my/favourites/favourites.repository.ts addFavourites': ['blog'],
      'modules/my/favourites/favourite-records.read.ts readFavouriteBlogs': ['blog'],
      'modules/content/reviews/write-review.ts findReviewed': ['product'],
      'modules/storefront/pages/catalogue/load-product.ts loadGone': ['product'],
    },
  },
  {
    because: OWN_ACCOUNT,
    by: 'account_id',
    places: {
      'modules/back-office/signup/sign-up-shop.ts refuseMoreShops': ['staff'],
      'modules/sales/coupons/my-coupons.read.ts readMyCoupons': ['coupon_claim'],
      'modules/my/orders/my-orders.read.ts countMyOrders': ['sales_order'],
      'modules/my/orders/my-orders.read.ts findMyOrder': ['sales_order'],
      'modules/my/orders/my-orders.read.ts listMyOrders': ['sales_order'],
      'modules/my/privacy/close-account.ts forget': [
        'customer',
        'coupon_claim',
        'form_entry',
        'media',
        'review',
        'sales_order',
        'shop_member',
        'staff',
      ],
      'modules/my/privacy/close-account.ts lockShops': ['staff'],
      'modules/my/privacy/closing-obstacles.read.ts readClosingObstacles': ['sales_order', 'staff'],
      'modules/my/privacy/export-account.ts exportAccount': [
        'customer',
        'audit_log',
        'coupon_claim',
        'form_entry',
        'form_answer',
        'media',
        'page_version',
        'blog',
        'review',
        'sales_order',
        'shop_member',
        'staff',
        'stock_ledger',
      ],
      'modules/my/privacy/shop-news.ts readNewsOfShops': ['customer'],
      'modules/content/reviews/change-review.ts': ['review'],
      'modules/content/reviews/my-reviews.read.ts countToReview': ['sales_order'],
      'modules/content/reviews/my-reviews.read.ts countWritten': ['review'],
      'modules/content/reviews/my-reviews.read.ts listToReview': ['sales_order'],
      'modules/content/reviews/my-reviews.read.ts readWritten': ['review'],
      'identity/session/my-shops.read.ts readMyShops': ['staff'],
      'modules/shops/names/shop-name.ts checkShopName': ['staff'],
      'modules/shops/sees-uncached.read.ts seesUncached': ['staff'],
    },
  },
  {
    because: OWN_ACCOUNT,
    by: 'holder_id',
    places: {
      'modules/my/privacy/export-account.ts exportAccount': ['journal_line'],
      'modules/sales/wallet/wallet.read.ts readWallet': ['journal_line'],
      'modules/sales/wallet/wallet.read.ts readWalletLines': ['journal_line'],
    },
  },
  {
    because: OWN_ACCOUNT,
    by: 'buyer',
    places: { 'modules/sales/coupons/my-coupons.read.ts readMyCoupons': ['coupon_use'] },
  },
  {
    because: 'Rows that name a person by an address that the account has proven, or by its orders.',
    places: {
      'modules/sales/orders/placing/attach-guest-orders.ts attachGuestOrders': ['sales_order'],
      'modules/storefront/track/track.routes.ts findFollowed': ['sales_order'],
      'modules/my/privacy/close-account.ts forget': [
        'checkout',
        'coupon_use',
        'customer_note',
        'import_customer',
        'mail',
        'order_note',
        'order_picture',
        'order_return',
        'past_order',
        'staff_invite',
      ],
      'modules/my/privacy/close-account.ts eraseAtShops': [
        'mail',
        'notification',
        'product_question',
      ],
      'modules/my/privacy/export-account.ts exportAccount': [
        'checkout',
        'coupon_use',
        'customer_consent',
        'customer_note',
        'mail',
        'order_line',
        'order_note',
        'paper',
        'order_refund',
        'order_return',
        'order_picture',
        'order_slip',
        'parcel',
        'past_order',
        'staff_invite',
      ],
    },
  },
  {
    because: 'Mail belongs to its recipient, and is sent and limited whichever shop it is from.',
    places: {
      'mail/send-mail.ts': ['mail'],
      'identity/routes/account-mails.ts hasManyMails': ['mail'],
      'modules/back-office/mail/devmail.repository.ts findMail': ['mail'],
      'modules/back-office/mail/devmail.repository.ts listMails': ['mail'],
    },
  },
  {
    because: 'A transfer pays one order, of whichever shop.',
    places: { 'modules/sales/slips/send-slip.ts isUsedElsewhere': ['order_slip'] },
  },
  {
    because: 'A job does it for all shops.',
    places: {
      'identity/session/session.repository.ts sweepExpired': ['session'],
      'mail/send-mail.ts sweepMail': ['mail'],
      'media/sweep-media.ts removeUnnamed': ['media'],
      'media/sweep-media.ts withSmallVariants': ['media'],
      'modules/sales/cart/cart.jobs.ts sweepCarts': ['checkout'],
      'modules/sales/reminders/remind-checkouts.ts findDue': ['checkout'],
      'modules/sales/reminders/remind-payments.ts findDue': ['sales_order'],
      'modules/sales/orders/life/complete-orders.ts completeOrders': ['sales_order'],
      'modules/sales/orders/life/expire-orders.ts findOverdue': ['sales_order'],
      'modules/sales/payments/online/payments.repository.ts findUnchecked': ['online_payment'],
      'modules/sales/payments/online/refunds.ts giveUpRefunds': ['online_refund'],
      'modules/sales/slips/checking/check-slip.ts findAsking': ['order_slip'],
      'modules/back-office/remote-pictures.jobs.ts sendForgotten': ['remote_picture'],
      'modules/back-office/imports/imports.jobs.ts resumeImports': ['import_run'],
      'modules/back-office/imports/imports.jobs.ts removeOldFiles': ['import_run'],
      'modules/back-office/bulk-runs/bulk-runs.jobs.ts sweepRuns': ['bulk_run'],
      'modules/my/privacy/retention.ts sweepOnce': [
        'order_line',
        'paper',
        'order_refund',
        'order_return',
        'order_picture',
        'order_slip',
        'parcel',
        'past_order',
        'audit_log',
        'consent_entry',
        'coupon_use',
        'customer',
        'form_entry',
        'mail',
        'notification',
        'order_note',
        'product_question',
        'sales_order',
      ],
      'modules/sales/promotions/running-prices.ts nextTurn': ['promotion_price'],
      'modules/catalog/promotion-prices/turn-prices.ts turnPrices': ['product', 'promotion_price'],
      'modules/shops/seller-rank.jobs.ts rankSellers': ['sales_order'],
      'startup/count-search-words.ts countSearchWords': ['product', 'search_word'],
      'visits/close-days.ts sumUpVisitors': ['visitor'],
      'visits/close-days.ts storeMostViewed': ['visit_product'],
      'visits/close-days.ts deleteOld': [
        'order_source',
        'visit_day',
        'visit_product',
        'visit_source',
      ],
    },
  },
  {
    because: 'The books of all shops are checked, in a constant number of statements.',
    places: {
      'modules/sales/reconcile/order-checks.ts findUnbalanced': ['journal_entry'],
      'modules/sales/reconcile/order-checks.ts findWronglyBooked': ['journal_entry', 'sales_order'],
      'modules/sales/reconcile/order-checks.ts findWrongSums': ['order_line', 'sales_order'],
      'modules/sales/reconcile/order-checks.ts findWrongRefunds': ['order_refund', 'sales_order'],
      'modules/sales/payment-groups/group-payments.list.ts listGroupPayments': ['sales_order'],
      'modules/sales/reconcile/payment-checks.ts findWrongGroups': ['sales_order'],
      'modules/sales/reconcile/group-payment-checks.ts findWrongGroupPayments': [
        'online_payment',
        'sales_order',
      ],
      'modules/sales/reconcile/payment-checks.ts findWrongPayments': [
        'online_payment',
        'sales_order',
      ],
      'modules/sales/reconcile/payment-checks.ts findWrongReturns': [
        'online_payment',
        'online_refund',
      ],
      'modules/sales/reconcile/balance-checks.ts findWrongStock': ['stock', 'stock_ledger'],
      'modules/sales/reconcile/balance-checks.ts findWrongPoints': ['point_entry', 'sales_order'],
      'modules/sales/reconcile/balance-checks.ts findOverdrawn': ['journal_line'],
      'modules/sales/reconcile/balance-checks.ts findWrongCoupons': ['coupon', 'sales_order'],
      'modules/sales/reconcile/balance-checks.ts findWrongCustomers': ['customer', 'sales_order'],
    },
  },
  {
    because: "Operators' overview counts what all shops have.",
    places: {
      'modules/sales/returns/disputes.read.ts listDisputes': ['sales_order'],
      'modules/sales/wallet/wallet-debts.ts listWalletDebts': ['sales_order'],
      'modules/back-office/operators/log.read.ts readOperatorLog': ['audit_log', 'sales_order'],
      'modules/back-office/operators/log.read.ts listOperators': ['audit_log'],
      'modules/back-office/operators/change-level.ts findPeople': ['point_entry'],
      'modules/back-office/operators/overview.repository.ts newestShops': [
        'product',
        'sales_order',
      ],
      'modules/back-office/operators/overview.repository.ts reportedReviews': ['review'],
      'modules/back-office/operators/overview.repository.ts readOverview': [
        'mail',
        'order_slip',
        'sales_order',
        'session',
      ],
    },
  },
  {
    because: 'The demo market is written into an empty database.',
    places: {
      'startup/demo/seed-demo.ts productIds': ['product'],
      'startup/demo/seed-facts.ts insertFacts': ['product'],
      'startup/demo/seed-offers.ts readProducts': ['product'],
      'startup/demo/seed-products.ts countCategories': ['category', 'product'],
      'startup/demo/seed-sellers.ts addReviewScores': ['review'],
      'startup/demo/seed-shopper.ts insertShopper': ['coupon'],
    },
  },
];
