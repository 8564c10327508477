import type { IncomingMessage } from 'node:http';
import type { CartStatusRequest, CheckoutRequest } from '../../elements/api/cart.contract.ts';
import { cartStatus, products } from './fixtures.ts';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Serves pictures and the two cart calls, as small as the elements' tests need them. */
export async function fixtureAnswer(
  path: string,
  request: IncomingMessage,
): Promise<Answer | undefined> {
  if (path.startsWith('/fixture/')) {
    return {
      status: 200,
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#9ab"/></svg>',
    };
  }
  if (path.endsWith('/cart/status')) {
    const body = JSON.parse(await read(request)) as CartStatusRequest;
    if (path.startsWith('/broken/')) return json(500, { error: true, code: 'INTERNAL' });
    const wanted = new Set(body.products.map((line) => line.product_uuid));
    const answer = cartStatus();
    return json(200, {
      ...answer,
      products: answer.products.filter((line) => wanted.has(line.id)),
    });
  }
  if (path.endsWith('/cart/checkout')) {
    const body = JSON.parse(await read(request)) as CheckoutRequest;
    // Shop 3's vase is sold out by the time it is ordered.
    return body.shop_id === 3
      ? json(409, { error: true, code: 'CHECKOUT_REFUSED', message: '', error_key: 'NOSTOCK' })
      : json(200, { data: { url: '#checkout' }, net_price: 630 });
  }
  if (path.endsWith('/products/search')) {
    // Answers for a tab; a keyword selects a failure.
    return request.url?.includes('broken')
      ? json(500, { error: true, code: 'INTERNAL' })
      : json(200, { products: products.slice(0, 2), total: 2, total_capped: false });
  }
  return undefined;
}

function json(status: number, body: unknown): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body || '{"products":[]}';
}
