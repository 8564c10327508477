import { useState } from 'react';
import { Typography } from '@mui/material';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useText } from '../use-text.ts';
import { AddressField, addressProblem } from './AddressField.tsx';
import type { ManagedPage } from './pages-api.ts';

interface AddressDialogProps {
  readonly page: ManagedPage;
  readonly taken: readonly string[];
  /** Returns whether the page has moved. */
  readonly onMove: (page: ManagedPage, to: string) => Promise<boolean>;
  readonly onClose: () => void;
}

export function AddressDialog({ page, taken, onMove, onClose }: AddressDialogProps) {
  const t = useText();
  const [name, setName] = useState(page.name);
  const [isPending, setPending] = useState(false);
  const others = taken.filter((one) => one !== page.name);
  const problem = addressProblem(name, others);
  const move = async (): Promise<void> => {
    if (problem !== null || name === '') return;
    if (name === page.name) return onClose();
    setPending(true);
    const isMoved = await onMove(page, name);
    setPending(false);
    if (isMoved) onClose();
  };
  return (
    <FormDialog
      title={t('pages.address')}
      submit={t('pages.done')}
      isPending={isPending}
      onSubmit={() => void move()}
      onClose={onClose}
    >
      <AddressField autoFocus value={name} problem={problem} onChange={setName} />
      <Typography variant="body2" color="textSecondary">
        {page.is_published
          ? t('pages.address_help', { name: page.name })
          : t('pages.address_unknown')}
      </Typography>
    </FormDialog>
  );
}
