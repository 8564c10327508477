import type { Module } from '../../host.ts';
import { heartbeatRoutes } from './heartbeat.routes.ts';
import { profileRoutes } from '../../modules/my/profile/profile.routes.ts';

/** What a page's scripts learn of the visitor's session (spec §4 "User session", §7). */
export const session: Module = (app, host) => {
  heartbeatRoutes(app, host);
  profileRoutes(app, host);
};
