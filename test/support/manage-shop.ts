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
