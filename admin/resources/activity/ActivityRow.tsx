import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import type { ActivityEntry } from '../../../storefront-host/modules/shops/audit-log/activity.contract.ts';
import { useDateTime } from '../../layout/formats.ts';
import { tabular } from '../../layout/styles.ts';
import { Changes } from './Changes.tsx';

/**
 * Shows one entry with person, action, record and time, and below it the values before and after.
 */
export function ActivityRow({ entry }: { readonly entry: ActivityEntry }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const { title, who, at, changes } = entry;
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ columnGap: 2, justifyContent: 'space-between' }}
      >
        <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ fontWeight: 620 }}>
            {title}
          </Box>
          <Subject entry={entry} />
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ ...tabular, flexShrink: 0, lineHeight: 2 }}
        >
          {who?.name ?? translate('app.activity.nobody')} · {dateTime(at)}
        </Typography>
      </Stack>
      {changes.length > 0 && <Changes changes={changes} />}
    </Box>
  );
}

function Subject({ entry: { subject, path } }: { readonly entry: ActivityEntry }) {
  if (subject === null) return null;
  if (path === null) return <> · {subject}</>;
  return (
    <>
      {' · '}
      <Link component={RouterLink} to={path}>
        {subject}
      </Link>
    </>
  );
}
