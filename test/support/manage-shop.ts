import { accounts, shops } from './fixture-market.ts';
import { signIn } from './sign-in.ts';
import type { TestHost } from './test-host.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface ManageOptions {
  readonly email?: string;
  readonly shopId?: number;
  readonly lang?: 'th' | 'en';
  /** Precedes each relative path, such as `orders/`. */
  readonly under?: string;
}

/**
 * Sends requests to the API of a shop's back office, signed in: without options, as the owner of
 * alpha. A path is relative to `/api/v1/manage/{shop}/` unless it begins with a slash.
 */
export function manageShop(
  host: () => TestHost,
  {
    email = accounts.ownerAlpha.email,
    shopId = shops.alpha.id,
    lang,
    under = '',
  }: ManageOptions = {},
) {
  return async (method: Method, path: string, payload?: object) => {
    const session = await signIn(host(), email);
    const reply = await host().inject({
      method,
      url: path.startsWith('/') ? path : `/api/v1/manage/${shopId}/${under}${path}`,
      headers: {
        cookie: lang ? `lang=${lang}; ${session}` : session,
        origin: 'http://localhost:4000',
      },
      ...(payload && { payload }),
    });
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: reply.body === '' ? null : reply.json(),
    };
  };
}

export type ManageShop = ReturnType<typeof manageShop>;

/** Returns a function that uploads a table file to the orders of alpha, as its owner, in English. */
export function sendOrderFile(host: () => TestHost, kind: 'tracking' | 'remittances') {
  return async (file: string | Buffer, apply = false) => {
    const reply = await host().inject({
      method: 'POST',
      url: `/api/v1/manage/${shops.alpha.id}/orders/${kind}${apply ? '?apply=true' : ''}`,
      headers: {
        cookie: `lang=en; ${await signIn(host(), accounts.ownerAlpha.email)}`,
        origin: 'http://localhost:4000',
        'content-type': 'application/octet-stream',
      },
      payload: Buffer.from(file),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
}

/** Returns the outcome of each row of an uploaded file, by its line. */
export function outcomesOf({
  body,
}: {
  readonly body: { readonly rows: readonly { readonly line: number; readonly outcome: string }[] };
}): Record<number, string> {
  return Object.fromEntries(body.rows.map(({ line, outcome }) => [line, outcome]));
}
