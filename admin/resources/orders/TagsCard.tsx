import { useTranslate } from 'react-admin';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useAction } from '../../layout/use-action.ts';
import { OrderTagChips } from './OrderTagChips.tsx';
import { TagsInput } from './TagsInput.tsx';

/** Shows the order's tags, and saves each change at once. */
export function TagsCard({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const mayWrite = useMay('orders', 'ship');
  const { mutate, isPending } = useAction();
  if (!mayWrite && order.tags.length === 0) return null;
  return (
    <Section title={translate('app.orders.tags')}>
      {mayWrite ? (
        <TagsInput
          tags={order.tags}
          disabled={isPending}
          onChange={(tags) =>
            mutate({
              run: (provider) =>
                provider.tagOrders({
                  ids: [order.id],
                  add: tags.filter((tag) => !order.tags.includes(tag)),
                  remove: order.tags.filter((tag) => !tags.includes(tag)),
                }),
              done: 'app.orders.tags_saved',
            })
          }
        />
      ) : (
        <OrderTagChips tags={order.tags} />
      )}
    </Section>
  );
}
