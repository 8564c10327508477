import { useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import {
  MAX_REASON,
  type ManagedReview,
} from '../../../storefront-host/modules/content/reviews/manage-reviews.contract.ts';
import { ReasonDialog } from '../../layout/ReasonDialog.tsx';
import { useAction } from '../../layout/use-action.ts';

interface ModerationDialogProps {
  readonly review: ManagedReview;
  readonly act: 'hide' | 'report';
  readonly onClose: () => void;
}

/** Asks for the reason to hide or report a review, which the writer or the operators read. */
export function ModerationDialog({ review, act, onClose }: ModerationDialogProps) {
  const translate = useTranslate();
  const { mutate, isPending } = useAction(onClose);
  const { id, revision } = review;
  return (
    <ReasonDialog
      title={translate(`app.reviews.${act}_title`)}
      label={translate('app.reviews.reason')}
      missing={translate('app.reviews.reason_missing')}
      maxLength={MAX_REASON}
      submit={translate(`app.reviews.${act}`)}
      isPending={isPending}
      isMultiline
      onSubmit={(text) =>
        mutate({
          run: (provider) => provider.moderateReview(id, act, { revision, text }),
          done: `app.reviews.${act === 'hide' ? 'hidden' : 'reported'}`,
        })
      }
      onClose={onClose}
    >
      <Typography>{translate(`app.reviews.${act}_text`)}</Typography>
    </ReasonDialog>
  );
}
