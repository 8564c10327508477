import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import { formatNumber } from '@talad/elements/locales/format';
import EmptyIcon from '@mui/icons-material/AltRouteOutlined';
import type { Redirect } from '../../../storefront-host/modules/content/redirects/redirects.contract.ts';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { RowActs } from '../../layout/lists/RowActs.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { rowLink, tabular } from '../../layout/styles.ts';
import { PasteRedirects } from './PasteRedirects.tsx';
import { redirectActs } from './redirect-acts.ts';

export function RedirectList() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const mayCreate = useMay('redirects', 'create');
  return (
    <ResourceList<Redirect>
      name="redirects"
      sort={{ field: 'created_at', order: 'DESC' }}
      icon={<EmptyIcon />}
      selection={<RowActs name="redirects" acts={redirectActs} />}
      toolbar={
        <Stack direction="row" sx={{ gap: 1, p: 1.5, flexWrap: 'wrap' }}>
          <SearchField label={translate('app.redirects.search')} maxLength={200} />
          {mayCreate && <PasteRedirects />}
        </Stack>
      }
      columns={[
        { field: 'from', sorts: true, sx: { width: '40%' }, cell: (one) => <From one={one} /> },
        {
          field: 'to',
          cell: ({ to }) => (
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {to}
            </Box>
          ),
        },
        {
          field: 'hits',
          sorts: true,
          sx: { textAlign: 'right', ...tabular },
          cell: ({ hits }) => formatNumber(hits),
        },
        {
          field: 'last_hit_at',
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: ({ last_hit_at: at }) => (at === null ? '–' : dateTime(at)),
        },
        {
          field: 'created_at',
          sorts: true,
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: (one) => dateTime(one.created_at),
        },
      ]}
      card={(one) => (
        <>
          <From one={one} />
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            → {one.to}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {one.last_hit_at === null
              ? translate('app.redirects.never')
              : translate('app.redirects.hits', {
                  n: formatNumber(one.hits),
                  smart_count: one.hits,
                  date: dateTime(one.last_hit_at),
                })}
          </Typography>
        </>
      )}
    />
  );
}

function From({ one }: { readonly one: Redirect }) {
  return (
    <Link
      component={RouterLink}
      to={`/redirects/${one.id}`}
      sx={{ ...rowLink, overflowWrap: 'anywhere' }}
    >
      {one.from}
    </Link>
  );
}
