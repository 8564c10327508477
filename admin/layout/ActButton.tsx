import type { ReactNode } from 'react';
import { Button } from '@mui/material';

interface ActButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDanger?: boolean;
  readonly act: { readonly isPending: boolean; readonly mutate: () => void };
}

/** A button for an action other than saving the form, below its figures. */
export function ActButton({ label, icon, isDanger = false, act }: ActButtonProps) {
  return (
    <Button
      startIcon={icon}
      loading={act.isPending}
      onClick={() => act.mutate()}
      {...(isDanger ? { color: 'error' as const } : { variant: 'outlined' as const })}
    >
      {label}
    </Button>
  );
}
