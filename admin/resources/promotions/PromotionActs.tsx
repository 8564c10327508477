import { useRedirect, useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import EndIcon from '@mui/icons-material/EventBusyOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import type { ManagedPromotion } from '../../../storefront-host/modules/sales/promotions/manage-promotions.contract.ts';
import { ActButton } from '../../layout/ActButton.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useUndoable } from '../../layout/undo/use-undoable.tsx';

/** Ends or deletes the promotion at once, with an undo. */
export function PromotionActs({ promotion }: { readonly promotion: ManagedPromotion }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { id, revision, ends_at, state } = promotion;
  const end = useUndoable({
    run: ({ endPromotion }) => endPromotion(id, revision),
    done: 'app.promotions.ended',
    undo: ({ update }, ended) =>
      update('promotions', {
        id,
        data: { ends_at },
        previousData: { id, revision: ended.revision },
      }),
    undone: 'app.promotions.saved',
  });
  const remove = useUndoable({
    run: (provider) => provider.delete('promotions', { id }),
    done: 'app.promotions.removed',
    undo: ({ create }) => create('promotions', { data: fieldsOf(promotion) }),
    undone: 'app.promotions.restored',
    onDone: () => redirect('list', 'promotions'),
  });
  if (!useMay('promotions', 'write')) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      {state === 'running' && (
        <ActButton label={translate('app.offers.end')} icon={<EndIcon />} act={end} />
      )}
      <ActButton
        label={translate('app.promotions.remove')}
        icon={<RemoveIcon />}
        isDanger
        act={remove}
      />
    </Stack>
  );
}

/** Returns the fields to create the promotion again. */
function fieldsOf(promotion: ManagedPromotion) {
  return {
    kind: promotion.kind,
    titles: promotion.titles,
    summaries: promotion.summaries,
    htmls: promotion.htmls,
    media_id: promotion.media_id,
    discount_kind: promotion.discount_kind,
    discount_value: promotion.discount_value,
    product_ids: promotion.product_ids,
    category_ids: promotion.category_ids,
    begins_at: promotion.begins_at,
    ends_at: promotion.ends_at,
    published: promotion.published,
  };
}
