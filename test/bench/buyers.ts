/** A load of buyers without JavaScript: several at a time, each followed by the next one. */
export interface Buying {
  readonly url: string;
  readonly shopId: number;
  readonly products: readonly string[];
}

export interface Bought {
  readonly orderId: string;
  readonly checkoutId: string;
  /** Part of the order's secret link. */
  readonly token: string;
}

/**
 * 'sold out' is a refusal that a shopper would see; 'lost' means that the server did not answer.
 */
export type Outcome = Bought | 'sold out' | 'lost';

const address = {
  name: 'ทดสอบ แรงกด',
  phone: '0812345678',
  email: '',
  address: '1 ถนนทดสอบ',
  sub_district: 'คลองตัน',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
  note: '',
};

/**
 * Begins a checkout; its address is valid for a day and gives one order however often it is used.
 */
export async function beginCheckout(
  buying: Buying,
  index: number,
): Promise<URL | 'sold out' | 'lost'> {
  const picked = buying.products[index % buying.products.length];
  try {
    const answer = await fetch(`${buying.url}/api/v1/cart/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        shop_id: buying.shopId,
        products: [{ product_uuid: picked, quantity: 1 + (index % 3) }],
      }),
    });
    const body = (await answer.json()) as { data?: { url: string } };
    if (answer.status >= 500) return 'lost';
    return body.data ? new URL(body.data.url) : 'sold out';
  } catch {
    return 'lost';
  }
}

/** Opens the checkout's page and posts its form. */
export async function payCheckout(url: URL, payment = 'cod'): Promise<Outcome> {
  try {
    const shown = await fetch(url);
    const page = await shown.text();
    if (shown.status >= 500) return 'lost';
    const seenNet = /name="seen_net"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? '';
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...address, seen_net: seenNet, payment }),
    });
    await answer.arrayBuffer();
    if (answer.status >= 500) return 'lost';
    const token = /\/orders\/([^/?]+)/.exec(answer.headers.get('location') ?? '')?.[1];
    if (!token) return 'sold out';
    return {
      token,
      orderId: payloadOf(token)['order_id'] ?? '',
      checkoutId: payloadOf(url.pathname.split('/').at(-1) ?? '')['id'] ?? '',
    };
  } catch {
    return 'lost';
  }
}

/** Our tokens are readable without the key: payload, dot, signature. */
function payloadOf(token: string): Readonly<Record<string, string>> {
  const [payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string>;
}
