import { useTranslate } from 'react-admin';
import { useKindTranslate } from './import-kind.tsx';
import { Box, MenuItem, TextField, Typography } from '@mui/material';

interface MatchColumnProps {
  readonly name: string;
  /** First values of the column. */
  readonly sample: readonly string[];
  readonly field: string;
  readonly choices: readonly string[];
  /** Fields of other columns, because each can be chosen once. */
  readonly taken: readonly string[];
  readonly onChange: (field: string) => void;
}

/** Maps a column of the file to a field. */
export function MatchColumn({ name, sample, field, choices, taken, onChange }: MatchColumnProps) {
  const translate = useTranslate();
  const ofKind = useKindTranslate();
  const values = sample.filter((value) => value !== '').slice(0, 3);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {values.join(' · ') || translate('app.imports.empty')}
        </Typography>
      </Box>
      <TextField
        select
        size="small"
        value={field}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': name } },
        }}
      >
        <MenuItem value="">{translate('app.imports.skip')}</MenuItem>
        {choices.map((choice) => (
          <MenuItem
            key={choice}
            value={choice}
            disabled={choice !== field && taken.includes(choice)}
          >
            {ofKind(`fields.${choice}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
