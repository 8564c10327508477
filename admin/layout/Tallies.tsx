import { Box, Stack, Typography } from '@mui/material';

interface TalliesProps {
  readonly items: readonly { readonly name: string; readonly value: string }[];
}

/** Counts in one row, each below its name. */
export function Tallies({ items }: TalliesProps) {
  return (
    <Stack direction="row" component="dl" sx={{ m: 0, gap: 3, rowGap: 1.5, flexWrap: 'wrap' }}>
      {items.map(({ name, value }) => (
        <Box key={name}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
