import formbody from '@fastify/formbody';
import type { Module } from '../../host.ts';
import { addressRoutes } from './addresses/my-addresses.routes.ts';
import { createMyPages } from './my-page.ts';
import { orderRoutes } from './orders/my-orders.routes.ts';
import { profileRoutes } from './profile/my-profile.routes.ts';
import { reviewRoutes } from './reviews/my-reviews.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';

/** "My account" of a shopper: plain pages on the platform's origin (decision 025). */
export const myAccount: Module = async (app, host) => {
  await app.register(formbody);
  const send = createMyPages(host);
  overviewRoutes(app, host, send);
  orderRoutes(app, host, send);
  addressRoutes(app, host, send);
  await reviewRoutes(app, host, send);
  await profileRoutes(app, host, send);
};
