import type { TextKey, TextVars } from '../../../storefront-host/locales/text.ts';
import type { openBrowser } from '../browser/browser.ts';
import type { OtherProvider } from '../processes/other-provider.ts';
import type { TestHost } from '../test-host.ts';

export type TestBrowser = ReturnType<typeof openBrowser>;

/** One post of a form and the expected page after it. */
export interface FormPost {
  readonly browser: TestBrowser;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>> | FormData;
  /** Pattern for the path of the resulting page. */
  readonly lands: RegExp;
  /** A text that this page contains. */
  readonly says?: TextKey;
  readonly vars?: TextVars;
  /** Typed value that the page shows again. */
  readonly keeps?: string;
  /** Typed value that the page must not repeat, such as a password. */
  readonly hides?: string;
}

/** A string explains why there is no such post. */
export type FormPostCase = (() => Promise<FormPost>) | string;

export interface FormPostRow {
  readonly good: FormPostCase;
  readonly bad: FormPostCase;
}

export type FormPostRows = Readonly<Record<`POST ${string}`, FormPostRow>>;

export interface Person {
  readonly browser: TestBrowser;
  readonly id: string;
  readonly email: string;
}

export interface FormPostMarket {
  /** Set once the tests have begun. */
  readonly host: () => TestHost;
  readonly google: () => OtherProvider;
  /** A browser without a session. */
  readonly visitor: () => TestBrowser;
  /** A new account that has just signed in. */
  readonly person: () => Promise<Person>;
  readonly operator: () => Promise<TestBrowser>;
}

/** A post that fails: the browser ends at the page of failed posts. */
export function failing(
  browser: TestBrowser,
  path: string,
  fields: FormPost['fields'] = {},
): FormPost {
  return { browser, path, fields, lands: /^\/forms\/failed$/, says: 'page.error.title' };
}
