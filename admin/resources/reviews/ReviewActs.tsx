import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Stack } from '@mui/material';
import type { ManagedReview } from '../../../storefront-host/modules/content/reviews/manage-reviews.contract.ts';
import { useAction } from '../../layout/use-action.ts';
import { ModerationDialog } from './ModerationDialog.tsx';

type Act = 'hide' | 'report';

/** Hides and reports a review, each with its reversal. */
export function ReviewActs({ review }: { readonly review: ManagedReview }) {
  const translate = useTranslate();
  const [dialog, setDialog] = useState<Act | null>(null);
  const { mutate, isPending } = useAction();
  const takeBack = (act: Act, done: string) =>
    mutate({
      run: (provider) =>
        provider.moderateReview(review.id, act, { revision: review.revision, text: '' }),
      done: `app.reviews.${done}`,
    });
  return (
    <Stack sx={{ gap: 1 }}>
      {review.hidden_at === null ? (
        <Button variant="outlined" onClick={() => setDialog('hide')}>
          {translate('app.reviews.hide')}
        </Button>
      ) : (
        <Button variant="outlined" loading={isPending} onClick={() => takeBack('hide', 'shown')}>
          {translate('app.reviews.show')}
        </Button>
      )}
      {review.reported_at === null ? (
        <Button onClick={() => setDialog('report')}>{translate('app.reviews.report')}</Button>
      ) : (
        <Button disabled={isPending} onClick={() => takeBack('report', 'withdrawn')}>
          {translate('app.reviews.withdraw')}
        </Button>
      )}
      {dialog !== null && (
        <ModerationDialog review={review} act={dialog} onClose={() => setDialog(null)} />
      )}
    </Stack>
  );
}
