import type { Module } from '../host.ts';
import { account } from '../identity/routes/account.routes.ts';
import { openingJobs } from './back-office/opening/opening.jobs.ts';
import { opening } from './back-office/opening/opening.routes.ts';
import { operatorOpenings } from './back-office/opening/operator-openings.routes.ts';
import { settings } from './back-office/settings/settings.routes.ts';
import { signup } from './back-office/signup/signup.routes.ts';
import { signupPreview } from './storefront/signup-preview/signup-preview.routes.ts';
import { attachGuestOrders } from './sales/orders/attach-guest-orders.ts';
import { securityRoutes } from './my/security/security.routes.ts';
import { profile } from './my/profile/profile.routes.ts';
import { readCategoryChain } from './catalog/categories/categories.read.ts';
import { constants } from './storefront/constants/constants.routes.ts';
import { backOffice } from './back-office/back-office.routes.ts';
import { operators } from './back-office/operators/operators.routes.ts';
import { people } from './back-office/operators/people.routes.ts';
import { importJobs } from './back-office/import/import.jobs.ts';
import { errorReports } from './back-office/error-reports/errors.routes.ts';
import { health } from './back-office/health/health.routes.ts';
import { media } from './content/media-library/media.routes.ts';
import { accountCart } from './sales/account-cart/account-cart.routes.ts';
import { favourites } from './my/favourites/favourites.routes.ts';
import { myFavourites } from './my/favourites/my-favourites.routes.ts';
import { recent } from './my/recent/recent.routes.ts';
import { myNotifications } from './my/notifications/my-notifications.routes.ts';
import { myCoupons } from './my/coupons/my-coupons.routes.ts';
import { wallet } from './my/wallet/wallet.routes.ts';
import { consent } from './my/consent/consent.routes.ts';
import { privacyJobs } from './my/privacy/privacy.jobs.ts';
import { privacy } from './my/privacy/privacy.routes.ts';
import { points } from './my/points/points.routes.ts';
import { members } from './shops/members/members.routes.ts';
import { notifications } from './my/notifications/notifications.routes.ts';
import { heartbeat } from '../identity/session/heartbeat.routes.ts';
import { mail } from './back-office/mail/mail.jobs.ts';
import { embed } from './storefront/embed/embed.routes.ts';
import { devmail } from './back-office/devmail/devmail.routes.ts';
import { presetImages } from './content/presets/presets.routes.ts';
import { categories } from './catalog/categories/categories.routes.ts';
import { frontpage } from './storefront/frontpage/frontpage.routes.ts';
import { canvas } from './storefront/canvas/canvas.routes.ts';
import { pageList } from './content/pages/page-list.routes.ts';
import { pages } from './content/pages/pages.routes.ts';
import { popularity } from './catalog/products/popularity.jobs.ts';
import { runningPrices } from './sales/promotions/running-prices.ts';
import { compareProducts } from './catalog/products/compare.routes.ts';
import { products } from './catalog/products/products.routes.ts';
import { search } from './catalog/search/search.routes.ts';
import { shopSearch } from './catalog/search/shop-search.routes.ts';
import { sellers } from './catalog/search/sellers.routes.ts';
import { sellerRank } from './shops/seller-rank.jobs.ts';
import { shops } from './shops/shops.routes.ts';
import { cart } from './sales/cart/cart.routes.ts';
import { cartJobs } from './sales/cart/cart.jobs.ts';
import { settledCheckouts } from './sales/checkout/settled-checkouts.routes.ts';
import { cartForms } from './sales/cart/cart-forms.routes.ts';
import { manageOrders } from './sales/orders/manage-orders.routes.ts';
import { manageProducts } from './catalog/products/manage-products.routes.ts';
import { manageStock } from './sales/stock/manage-stock.routes.ts';
import { checkout } from './storefront/checkout/checkout.routes.ts';
import { forms } from './content/forms/forms.routes.ts';
import { formPages } from './content/forms/form-pages.routes.ts';
import { manageMessages } from './content/forms/manage-messages.routes.ts';
import { activity } from './back-office/activity/activity.routes.ts';
import { staff } from './shops/staff/staff.routes.ts';
import { invitation } from './shops/staff/invitation.routes.ts';
import { legal } from './storefront/legal/legal.routes.ts';
import { contents } from './content/documents/contents.routes.ts';
import { collections } from './catalog/collections/collections.routes.ts';
import { coupons } from './sales/coupons/coupons.routes.ts';
import { reviews } from './content/reviews/reviews.routes.ts';
import { reviewForms } from './content/reviews/review-forms.routes.ts';
import { writeReviews } from './storefront/order-reviews/write-review.routes.ts';
import { seo } from './storefront/seo/seo.routes.ts';
import { styles } from './content/styles/styles.routes.ts';
import { pwa } from './storefront/pwa/pwa.routes.ts';
import { areas } from './shops/areas/areas.routes.ts';
import { myAccount } from './my/my-account.routes.ts';
import { storefront } from './storefront/storefront.routes.ts';

/** Every module of the host, in the order in which it is registered. One line adds one. */
export const modules: readonly (readonly [name: string, Module])[] = [
  ['account', account({ onSignIn: attachGuestOrders, routes: securityRoutes })],
  ['signup', signup],
  ['signup-preview', signupPreview],
  ['settings', settings],
  ['opening', opening],
  ['opening-jobs', openingJobs],
  ['operator-openings', operatorOpenings],
  ['heartbeat', heartbeat],
  ['profile', profile],
  ['notifications', notifications],
  ['members', members],
  ['back-office', backOffice],
  ['error-reports', errorReports],
  ['health', health],
  ['media', media],
  ['mail', mail],
  ['import-jobs', importJobs],
  ['devmail', devmail],
  ['embed', embed],
  ['preset-images', presetImages],
  ['categories', categories],
  ['frontpage', frontpage],
  ['products', products],
  ['compare-products', compareProducts],
  ['popularity', popularity],
  ['running-prices', runningPrices],
  ['search', search],
  ['shop-search', shopSearch],
  ['shops', shops(readCategoryChain)],
  ['constants', constants],
  ['sellers', sellers],
  ['seller-rank', sellerRank],
  ['contents', contents],
  ['coupons', coupons],
  ['collections', collections],
  ['reviews', reviews],
  ['write-reviews', writeReviews],
  ['review-forms', reviewForms],
  ['seo', seo],
  ['styles', styles],
  ['operators', operators],
  ['people', people],
  ['cart', cart],
  ['settled-checkouts', settledCheckouts],
  ['cart-forms', cartForms],
  ['cart-jobs', cartJobs],
  ['manage-orders', manageOrders],
  ['manage-products', manageProducts],
  ['manage-stock', manageStock],
  ['forms', forms],
  ['form-pages', formPages],
  ['legal', legal],
  ['manage-messages', manageMessages],
  ['activity', activity],
  ['staff', staff],
  ['invitation', invitation],
  ['pages', pages],
  ['page-list', pageList],
  ['canvas', canvas],
  ['checkout', checkout],
  ['account-cart', accountCart],
  ['favourites', favourites],
  ['my-favourites', myFavourites],
  ['recent', recent],
  ['my-notifications', myNotifications],
  ['consent', consent],
  ['privacy', privacy],
  ['privacy-jobs', privacyJobs],
  ['points', points],
  ['wallet', wallet],
  ['my-coupons', myCoupons],
  ['pwa', pwa],
  ['areas', areas],
  ['my-account', myAccount],
  ['storefront', storefront],
];
