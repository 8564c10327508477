import type { Module } from '../host.ts';
import { account } from './account/account.routes.ts';
import { signup } from './account/signup.routes.ts';
import { constants } from './constants/constants.routes.ts';
import { backOffice } from './back-office/back-office.routes.ts';
import { operators } from './operators/operators.routes.ts';
import { people } from './operators/people.routes.ts';
import { importJobs } from './import/import.jobs.ts';
import { errorReports } from './errors/errors.routes.ts';
import { health } from './health/health.routes.ts';
import { media } from './media/media.routes.ts';
import { accountCart } from './account-cart/account-cart.routes.ts';
import { favourites } from './favourites/favourites.routes.ts';
import { myFavourites } from './favourites/my-favourites.routes.ts';
import { recent } from './my-account/recent/recent.routes.ts';
import { myNotifications } from './notifications/my-notifications.routes.ts';
import { myCoupons } from './coupons/my-coupons.routes.ts';
import { wallet } from './wallet/wallet.routes.ts';
import { consent } from './consent/consent.routes.ts';
import { privacyJobs } from './privacy/privacy.jobs.ts';
import { privacy } from './privacy/privacy.routes.ts';
import { points } from './points/points.routes.ts';
import { members } from './members/members.routes.ts';
import { notifications } from './notifications/notifications.routes.ts';
import { session } from './session/session.routes.ts';
import { mail } from './mail/mail.jobs.ts';
import { embed } from './embed/embed.routes.ts';
import { devmail } from './devmail/devmail.routes.ts';
import { presetImages } from './presets/presets.routes.ts';
import { categories } from './categories/categories.routes.ts';
import { frontpage } from './frontpage/frontpage.routes.ts';
import { canvas } from './pages/canvas.routes.ts';
import { pageList } from './pages/page-list.routes.ts';
import { pages } from './pages/pages.routes.ts';
import { popularity } from './products/popularity.jobs.ts';
import { runningPrices } from './promotions/running-prices.ts';
import { compareProducts } from './products/compare.routes.ts';
import { products } from './products/products.routes.ts';
import { search } from './search/search.routes.ts';
import { shopSearch } from './search/shop-search.routes.ts';
import { sellers } from './shops/sellers.routes.ts';
import { sellerRank } from './shops/seller-rank.jobs.ts';
import { shops } from './shops/shops.routes.ts';
import { cart } from './cart/cart.routes.ts';
import { cartJobs } from './cart/cart.jobs.ts';
import { settledCheckouts } from './checkout/settled-checkouts.routes.ts';
import { cartForms } from './cart/cart-forms.routes.ts';
import { manageOrders } from './orders/manage-orders.routes.ts';
import { manageProducts } from './products/manage-products.routes.ts';
import { manageStock } from './stock/manage-stock.routes.ts';
import { checkout } from './storefront/checkout/checkout.routes.ts';
import { forms } from './forms/forms.routes.ts';
import { formPages } from './forms/form-pages.routes.ts';
import { manageMessages } from './forms/manage-messages.routes.ts';
import { activity } from './activity/activity.routes.ts';
import { staff } from './staff/staff.routes.ts';
import { invitation } from './staff/invitation.routes.ts';
import { legal } from './storefront/legal/legal.routes.ts';
import { contents } from './contents/contents.routes.ts';
import { collections } from './collections/collections.routes.ts';
import { coupons } from './coupons/coupons.routes.ts';
import { reviews } from './reviews/reviews.routes.ts';
import { reviewForms } from './reviews/review-forms.routes.ts';
import { writeReviews } from './reviews/write-review.routes.ts';
import { seo } from './seo/seo.routes.ts';
import { styles } from './styles/styles.routes.ts';
import { pwa } from './pwa/pwa.routes.ts';
import { areas } from './areas/areas.routes.ts';
import { myAccount } from './my-account/my-account.routes.ts';
import { storefront } from './storefront/storefront.routes.ts';

/** Every module of the host, in the order in which it is registered. One line adds one. */
export const modules: readonly (readonly [name: string, Module])[] = [
  ['account', account],
  ['signup', signup],
  ['session', session],
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
  ['shops', shops],
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
