import { Type } from 'typebox';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { createMyPages, myRoute } from '../my-page.ts';
import { myCouponsCss, myCouponsPage } from './my-coupons-page.ts';
import { couponStates, readMyCoupons } from '../../sales/index.ts';

const Query = Type.Object({
  state: Type.Optional(Type.Union(couponStates.map((state) => Type.Literal(state)))),
});

/** The coupons that a shopper collected. */
export const myCoupons: Module = (app, host) => {
  const { db, config } = host;
  const send = createMyPages(host);
  app.get(
    '/my/coupons',
    { ...myRoute, schema: { ...myRoute.schema, querystring: Query } },
    async (request, reply) => {
      const { lang, query } = request;
      const reader = { lang, now: host.now() };
      const all = await readMyCoupons(db, signedIn(request).accountId, reader);
      return send(request, reply, {
        section: 'coupons',
        title: text(lang, 'my.coupons'),
        main: myCouponsPage({ config, lang, shown: query.state ?? 'usable', all }),
        css: myCouponsCss,
      });
    },
  );
};
