import { accountForms } from './account-forms.ts';
import { createTestHost } from '../test-host.ts';

/**
 * Opens the small market at a time that the test sets, with its account pages and a rate limit that
 * lets tests guess.
 */
export async function createAccountHost(now: () => Date) {
  const host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' }, now });
  return { host, forms: accountForms(host) };
}
