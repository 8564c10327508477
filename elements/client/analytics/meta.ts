import type { MeasureParams } from './measure.ts';

/** Events that the pixel has a name for; others are not sent. */
const EVENTS: Readonly<Record<string, string>> = {
  page_view: 'PageView',
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  search: 'Search',
};

/** Loads an image of one pixel, as the service's own script does. */
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
