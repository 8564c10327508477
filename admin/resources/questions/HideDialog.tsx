import { useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import {
  MAX_HIDE_REASON,
  type ManagedQuestion,
} from '../../../storefront-host/modules/content/questions/questions.contract.ts';
import { ReasonDialog } from '../../layout/ReasonDialog.tsx';
import { useAction } from '../../layout/use-action.ts';

interface HideDialogProps {
  readonly question: ManagedQuestion;
  readonly onClose: () => void;
}

/** Asks for the reason to hide a question, which its asker can read. */
export function HideDialog({ question, onClose }: HideDialogProps) {
  const translate = useTranslate();
  const { mutate, isPending } = useAction(onClose);
  const { id, revision } = question;
  return (
    <ReasonDialog
      title={translate('app.questions.hide_title')}
      label={translate('app.reviews.reason')}
      missing={translate('app.reviews.reason_missing')}
      maxLength={MAX_HIDE_REASON}
      submit={translate('app.questions.hide')}
      isPending={isPending}
      isMultiline
      onSubmit={(text) =>
        mutate({
          run: (provider) => provider.hideQuestion(id, { revision, text }),
          done: 'app.questions.hidden',
        })
      }
      onClose={onClose}
    >
      <Typography>{translate('app.questions.hide_text')}</Typography>
    </ReasonDialog>
  );
}
