import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Box } from '@mui/material';

interface RecordCardsProps<T> {
  readonly label: string;
  readonly records: readonly T[];
  readonly card: (record: T) => ReactNode;
}

/** A table's rows for a phone: what matters first, below each other. */
export function RecordCards<T extends RaRecord>({ label, records, card }: RecordCardsProps<T>) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {records.map((record) => (
        <Box
          component="li"
          key={record.id}
          sx={{ position: 'relative', px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}
        >
          {card(record)}
        </Box>
      ))}
    </Box>
  );
}
