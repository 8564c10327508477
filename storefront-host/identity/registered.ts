export { access } from './plugins/access.ts';
export { csrf } from './plugins/csrf.ts';
export { rateLimits } from './plugins/rate-limits.ts';
export { session } from './plugins/session.ts';
export { silentSignIn } from './plugins/silent-sign-in.ts';
export { account } from './routes/account.routes.ts';
export { heartbeat } from './session/heartbeat.routes.ts';
