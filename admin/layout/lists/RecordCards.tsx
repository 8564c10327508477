import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Box, Stack } from '@mui/material';
import { SelectRow } from './SelectRow.tsx';

interface RecordCardsProps<T> {
  readonly label: string;
  readonly records: readonly T[];
  readonly card: (record: T) => ReactNode;
  /** True if the rows can be selected. */
  readonly selects?: boolean;
}

/** Shows a table's rows on a phone: the important values first, one below another. */
export function RecordCards<T extends RaRecord>({
  label,
  records,
  card,
  selects = false,
}: RecordCardsProps<T>) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {records.map((record) => (
        <Box
          component="li"
          key={record.id}
          sx={{ position: 'relative', px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}
        >
          {selects ? (
            <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
              <SelectRow record={record} />
              <Box sx={{ flex: 1, minWidth: 0 }}>{card(record)}</Box>
            </Stack>
          ) : (
            card(record)
          )}
        </Box>
      ))}
    </Box>
  );
}
