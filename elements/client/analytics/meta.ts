import type { MeasureParams } from './measure.ts';

/** What of it the pixel has a word for; the rest is not told. */
const EVENTS: Readonly<Record<string, string>> = {
  page_view: 'PageView',
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  search: 'Search',
};

/** A picture of one pixel, as the service itself asks for it. */
export function sendMeta(id: string, action: string, params: MeasureParams): Promise<void> {
  const event = EVENTS[action];
  if (!event) return Promise.resolve();
  const query = new URLSearchParams({
    id,
    ev: event,
    dl: location.href.split('#')[0] ?? '',
    rl: document.referrer,
    ts: String(Date.now()),
    noscript: '1',
    ...Object.fromEntries(
      Object.entries(params).map(([name, value]) => [`cd[${name}]`, String(value)]),
    ),
  });
  return new Promise((done) => {
    const pixel = new Image();
    for (const end of ['load', 'error']) pixel.addEventListener(end, () => done());
    pixel.src = `https://www.facebook.com/tr/?${query}`;
  });
}
