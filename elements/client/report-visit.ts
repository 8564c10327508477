import type { CartVisitRequest, PageVisitRequest } from '../api/visit.contract.ts';

const LONGEST = 2_000;

/** Counts a page that the browser fetched before it was opened; the server counts all others itself. */
export function reportPage(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=talad-visit]');
  if (!meta) return;
  const body: PageVisitRequest = {
    visit: JSON.parse(meta.content),
    referrer: document.referrer.slice(0, LONGEST),
    query: location.search.slice(0, LONGEST),
  };
  send('page', body);
}

/**
 * Reports a product that was added to the browser's cart, because the server does not see it
 * otherwise.
 */
export function reportCart(uuid: string): void {
  const body: CartVisitRequest = { product_uuid: uuid };
  send('cart', body);
}

function send(kind: 'page' | 'cart', body: object): void {
  fetch(`/api/v1/visits/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // The visitor may leave the page at once.
    keepalive: true,
  }).catch(() => undefined);
}
