import type { OrderStage, PlacedOrder } from '@talad/elements/api/checkout.contract';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';

type Collected = Pick<PlacedOrder, 'delivery'>;

/** Returns whether the buyer collects the order at the shop. */
export function isCollected({ delivery }: Collected): boolean {
  return delivery?.kind === 'pickup';
}

/** Translates a status for the buyer: an order that is collected is ready, not sent. */
export function statusText(lang: Lang, order: Collected, status: PlacedOrder['status']): string {
  const isReady = status === 'shipped' && isCollected(order);
  return text(lang, isReady ? 'order.ready' : `order.status.${status}`);
}

/** Translates a stage of the order for the buyer in the same way. */
export function stageText(lang: Lang, order: Collected & { readonly stage: OrderStage }): string {
  const isReady = order.stage === 'shipped' && isCollected(order);
  return text(lang, isReady ? 'order.ready' : `order.stage.${order.stage}`);
}
