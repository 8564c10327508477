import { createAnalytics } from '../../client/analytics/create-analytics.ts';
import type { MeasureIds, MeasureParams } from '../../client/analytics/measure.ts';
import { readConsent } from '../../client/consent.ts';
import { loadArea } from '../../locales/load-area.ts';
import type { Lang } from '../../locales/text.ts';
import { define } from '../../schema/define.ts';
import { ConsentElement } from './consent.element.ts';

/** Sends the page's events if the visitor has consented; asks visitors who have not chosen yet. */
export function startMeasuring(ids: MeasureIds): void {
  const analytics = createAnalytics(ids);
  // A blocked or failing service must not disturb the visitor.
  const track = (action: string, params?: MeasureParams): void =>
    void analytics.track(action, params).catch(() => undefined);
  track('page_view');
  const seen = document.querySelector<HTMLElement>('[data-seen]')?.dataset['seen'];
  if (seen) track('view_item', { item_id: seen });
  const keyword = new URLSearchParams(location.search).get('keyword');
  if (keyword) track('search', { search_term: keyword });
  document.addEventListener('talad-cart-add', (event) => {
    const { uuid, quantity, refusal } = event;
    if (!refusal) track('add_to_cart', { item_id: uuid, quantity });
  });
  addEventListener('submit', (event) => {
    const form = event.composedPath()[0];
    if (form instanceof HTMLFormElement && /\/checkout/.test(form.action)) track('begin_checkout');
  });
  addEventListener('click', (event) => {
    const link = outbound(event);
    if (!link) return;
    event.preventDefault();
    void analytics.follow(link.href);
  });
  if (readConsent() === null) void ask();
}

/** Returns the link of a plain click that leads to another site in this tab. */
function outbound(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  if (!link || link.target === '_blank' || !/^https?:$/.test(link.protocol)) return null;
  return link.host === location.host ? null : link;
}

async function ask(): Promise<void> {
  const locale: Lang = document.documentElement.lang === 'th' ? 'th' : 'en';
  await loadArea('consent', locale);
  define('talad-consent', ConsentElement);
  if (document.querySelector('talad-consent')) return;
  const base = document.querySelector<HTMLElement>('main')?.dataset['base'] ?? '';
  document.body.append(Object.assign(new ConsentElement(), { locale, base }));
}
