import { callApi } from '../../client/api-client.ts';
import { recordError } from '../../client/errors/error-list.ts';
import { errorCode, isSuppressed, shortMessage } from '../../client/errors/error-rules.ts';
import { isQuota, makeRoom } from '../../client/storage.ts';
import type { ErrorReport } from '../../api/error-report.contract.ts';
import { loadArea } from '../../locales/load-area.ts';
import { loadTexts } from '../../locales/load.ts';
import { text, type Lang } from '../../locales/text.ts';
import { announce } from './announce.ts';

/** Each error is reported once per page. */
const reported = new Set<string>();

/**
 * Reports an unexpected error (spec §8): the visitor gets a message with a number, the server gets
 * the report. Errors of the network or of trackers are ignored.
 */
export async function reportError(thrown: unknown): Promise<void> {
  const locale: Lang = document.documentElement.lang === 'th' ? 'th' : 'en';
  const api = document.querySelector<HTMLElement>('main')?.dataset['api'] ?? '/api/v1';
  const error = thrown instanceof Error ? thrown : null;
  const whole = error ? `${error.name}: ${error.message}` : String(thrown);
  if (isQuota(thrown)) return makeRoom(localStorage);
  if (isSuppressed(whole, error?.stack)) return;
  const message = shortMessage(whole);
  const code = errorCode(Math.random());
  recordError({ code, message, time: Date.now() });
  await Promise.all([loadTexts(locale), loadArea('error', locale)]);
  announce(locale, {
    text: text(locale, 'error.unhandled', { code }),
    kind: 'error',
    detail: message,
  });
  if (reported.has(message)) return;
  reported.add(message);
  const report: ErrorReport = {
    code,
    message: message.slice(0, 200),
    ...(error?.stack ? { stack: error.stack.slice(0, 4000) } : {}),
    path: location.pathname.slice(0, 500),
  };
  await callApi(`${api}/errors`, { body: report });
}
