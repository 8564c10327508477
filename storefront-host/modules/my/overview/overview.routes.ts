import { signedIn } from '../../../identity/index.ts';
import type { App, Host } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { readPoints, readWallet } from '../../sales/index.ts';
import { countToReview } from '../../content/index.ts';
import { myContext, myRoute, type SendMyPage } from '../my-page.ts';
import { countMyOrders, listMyOrders } from '../orders/my-orders.read.ts';
import { orderCss } from '../orders/order-css.ts';
import { readMyProfile } from '../profile/my-profile.repository.ts';
import { overview, overviewCss } from './overview.ts';

/** /my: account, balances, orders. */
export function overviewRoutes(app: App, host: Host, send: SendMyPage): void {
  app.get('/my', myRoute, async (request, reply) => {
    const { lang } = request;
    const { accountId } = signedIn(request);
    const ctx = myContext(host, request);
    const [profile, points, wallet, counts, toReview, latest] = await Promise.all([
      readMyProfile(host.db, accountId, lang),
      readPoints(host.db, accountId),
      readWallet(host.db, accountId),
      countMyOrders(host.db, accountId),
      countToReview(host.db, accountId),
      listMyOrders(host.db, { accountId, limit: 1 }, ctx),
    ]);
    return send(request, reply, {
      section: 'overview',
      title: text(lang, 'my.title'),
      main: overview({
        lang,
        profile,
        points,
        wallet,
        counts,
        toReview,
        latest: latest.orders[0],
      }),
      css: `${orderCss}${overviewCss}`,
    });
  });
}
