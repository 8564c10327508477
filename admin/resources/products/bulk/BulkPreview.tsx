import { useTranslate } from 'react-admin';
import { Box, Typography } from '@mui/material';
import type { BulkAnswer } from '../../../../storefront-host/modules/back-office/product-changes/bulk.contract.ts';

const SHOWN = 50;

/** The values before and after, and the refusals with their reasons. */
export function BulkPreview({ preview }: { readonly preview: BulkAnswer }) {
  const translate = useTranslate();
  const { changed, refused, preview: items, next } = preview;
  const sum = translate(next === null ? 'app.bulk.would' : 'app.bulk.would_first', {
    smart_count: changed,
  });
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 620 }}>{sum}</Typography>
      <Box component="ul" sx={list} tabIndex={0} aria-label={sum}>
        {refused.map(({ id, title, message }) => (
          <Box component="li" key={id} sx={{ ...line, color: 'error.main' }}>
            <span>{title}</span>
            <span>{message}</span>
          </Box>
        ))}
        {items.slice(0, SHOWN).map(({ id, title, before, after }) => (
          <Box component="li" key={id} sx={line}>
            <span>{title}</span>
            <Box component="span" sx={{ textAlign: 'end' }}>
              {before} → {after}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const list = { m: 0, mt: 1, p: 0, listStyle: 'none', maxHeight: 260, overflowY: 'auto' };
const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
};
