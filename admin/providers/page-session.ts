import { startSession } from '@talad/elements/client/session/start-session';
import type { SessionStore } from '@talad/elements/client/session/session-store';
import { pageLanguage } from './language.ts';

/** Returns the session of the shop's pages, which one tab of the browser requests for all. */
export function pageSession(): SessionStore {
  return startSession({ api: '/api/v1', base: '', lang: pageLanguage() });
}
