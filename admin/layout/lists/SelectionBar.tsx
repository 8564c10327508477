import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Stack, Typography } from '@mui/material';

interface SelectionBarProps {
  /** Name of the region. */
  readonly label: string;
  /** Number of selected rows. */
  readonly text: string;
  readonly more?: { readonly shown: string; readonly take: () => void } | null;
  readonly onClear: () => void;
  /** Actions for the selected rows. */
  readonly children: ReactNode;
}

/** The bar above a list while rows are selected. */
export function SelectionBar({ label, text, more, onClear, children }: SelectionBarProps) {
  const translate = useTranslate();
  return (
    <Stack
      direction="row"
      role="region"
      aria-label={label}
      sx={{ gap: 1, px: 1.5, pb: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography role="status" sx={{ fontWeight: 620 }}>
        {text}
      </Typography>
      {more && (
        <Button size="small" onClick={more.take}>
          {translate('app.bulk.select_all', { n: more.shown })}
        </Button>
      )}
      {children}
      <Button color="inherit" onClick={onClear}>
        {translate('app.bulk.clear')}
      </Button>
    </Stack>
  );
}
