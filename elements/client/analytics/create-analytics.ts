import { allows, watchConsent } from '../consent.ts';
import { deleteVisitorId, sendGa4 } from './ga4.ts';
import type { MeasureIds, MeasureParams } from './measure.ts';
import { sendMeta } from './meta.ts';

/** An outbound click waits this long for its event (spec §9). */
const OUTBOUND_FALLBACK_MS = 250;

/**
 * Sends analytics events to GA4 and to Meta, each only with the visitor's consent (`analytics` and `ads`).
 * Uses their HTTP protocols instead of their scripts, which break Trusted Types and the size budget and load
 * before consent; so remarketing tags and session recording are not supported.
 */
export interface Analytics {
  /** Resolves when the event was handed over. Without an action nothing is sent. */
  track(action: string, params?: MeasureParams): Promise<void>;
  /** Follows an outbound link once its event was sent, or after 250 ms. */
  follow(href: string, go?: (href: string) => void): Promise<void>;
}

export function createAnalytics(ids: MeasureIds): Analytics {
  // Events of this page, sent later if the visitor consents on it.
  const seen: (readonly [action: string, params: MeasureParams])[] = [];
  let open = { analytics: allows('analytics'), ads: allows('ads') };

  async function send(action: string, params: MeasureParams, to = open): Promise<void> {
    await Promise.all([
      ids.ga4 && to.analytics ? sendGa4(ids.ga4, action, params) : undefined,
      ids.meta && to.ads ? sendMeta(ids.meta, action, params) : undefined,
    ]);
  }

  watchConsent(() => {
    const now = { analytics: allows('analytics'), ads: allows('ads') };
    const fresh = { analytics: now.analytics && !open.analytics, ads: now.ads && !open.ads };
    open = now;
    if (!now.analytics) deleteVisitorId();
    for (const [action, params] of seen) void send(action, params, fresh);
  });

  return {
    async track(action, params = {}) {
      const name = action.trim();
      if (name === '') return;
      if (name === 'page_view' || name === 'view_item') seen.push([name, params]);
      await send(name, params);
    },
    async follow(href, go = (to) => location.assign(to)) {
      const sent = send('click', { link_url: href, outbound: 'true' }).catch(() => undefined);
      const late = new Promise<void>((done) => {
        setTimeout(done, OUTBOUND_FALLBACK_MS);
      });
      await Promise.race([sent, late]);
      go(href);
    },
  };
}
