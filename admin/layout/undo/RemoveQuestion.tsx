import { useState, type ReactNode } from 'react';
import { Button } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { FormDialog } from '../FormDialog.tsx';

interface RemoveQuestionProps {
  /** Label of both buttons. */
  readonly label: string;
  readonly title: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  /** Description of the loss. */
  readonly children: ReactNode;
}

/** A button for a removal without undo, with a confirmation. */
export function RemoveQuestion(props: RemoveQuestionProps) {
  const { label, title, isPending, onConfirm, children } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        color="error"
        startIcon={<RemoveIcon />}
        onClick={() => setIsAsking(true)}
        sx={{ mt: 2 }}
      >
        {label}
      </Button>
      {isAsking && (
        <FormDialog
          title={title}
          submit={label}
          isPending={isPending}
          isDanger
          onSubmit={onConfirm}
          onClose={() => setIsAsking(false)}
        >
          {children}
        </FormDialog>
      )}
    </>
  );
}
