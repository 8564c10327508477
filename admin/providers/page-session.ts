import { startSession } from '@talad/elements/client/session/start-session';
import type { SessionStore } from '@talad/elements/client/session/session-store';
import { pageLanguage } from './language.ts';

/** The session as the shop's pages have it: one tab of this browser asks and hears for all of them. */
export function pageSession(): SessionStore {
  return startSession({ api: '/api/v1', base: '', lang: pageLanguage() });
}
