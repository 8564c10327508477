import { SESSION_CHANNEL } from '@talad/elements/client/session/start-session';
import { isRecord } from '../model/leaves.ts';

/**
 * Listens for news of a page on the one stream of this browser, which the leading tab passes on. Returns a function
 * that stops it.
 */
export function listenToPage(shopId: number, page: string, onNews: () => void): () => void {
  const wanted = `${shopId}/${encodeURIComponent(page)}`;
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data['page'] === wanted) onNews();
  });
  return () => channel.close();
}
