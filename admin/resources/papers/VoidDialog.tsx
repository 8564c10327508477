import { useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import type { Paper } from '../../../storefront-host/modules/sales/papers/papers.contract.ts';
import { ReasonDialog } from '../../layout/ReasonDialog.tsx';
import { useAction } from '../../layout/use-action.ts';

interface VoidDialogProps {
  readonly paper: Paper;
  readonly onClose: () => void;
}

/** Asks for the reason to void a paper, which the printed paper shows. */
export function VoidDialog({ paper, onClose }: VoidDialogProps) {
  const translate = useTranslate();
  const { mutate, isPending } = useAction(onClose);
  return (
    <ReasonDialog
      title={translate('app.papers.void_title', { number: paper.number })}
      label={translate('app.papers.reason')}
      missing={translate('app.papers.reason_missing')}
      maxLength={200}
      submit={translate('app.papers.void')}
      isPending={isPending}
      isDanger
      onSubmit={(reason) =>
        mutate({
          run: (provider) => provider.voidPaper(paper.id, reason),
          done: 'app.papers.voided_done',
          args: { number: paper.number },
        })
      }
      onClose={onClose}
    >
      <Typography>{translate('app.papers.void_text')}</Typography>
    </ReasonDialog>
  );
}
