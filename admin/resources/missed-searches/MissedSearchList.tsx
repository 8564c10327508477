import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Button, Stack, Typography } from '@mui/material';
import { formatNumber } from '@talad/elements/locales/format';
import EmptyIcon from '@mui/icons-material/SearchOffOutlined';
import type { MissedSearch } from '../../../storefront-host/modules/catalog/search/misses/missed-searches.contract.ts';
import { useDateTime } from '../../layout/formats.ts';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { tabular } from '../../layout/styles.ts';

/** Keywords that found nothing, with what can be done about each. */
export function MissedSearchList() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <ResourceList<MissedSearch>
      name="missed-searches"
      sort={{ field: 'times', order: 'DESC' }}
      icon={<EmptyIcon />}
      toolbar={
        <Stack direction="row" sx={{ gap: 1, p: 1.5 }}>
          <SearchField label={translate('app.missed-searches.search')} maxLength={200} />
        </Stack>
      }
      columns={[
        {
          field: 'keyword',
          sx: { width: '40%', overflowWrap: 'anywhere' },
          cell: ({ keyword }) => keyword,
        },
        {
          field: 'times',
          sorts: true,
          sx: { textAlign: 'right', ...tabular },
          cell: ({ times }) => formatNumber(times),
        },
        {
          field: 'last_at',
          sorts: true,
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: (one) => dateTime(one.last_at),
        },
        { field: 'remedies', cell: (one) => <Remedies one={one} /> },
      ]}
      card={(one) => (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{one.keyword}</Typography>
          <Typography variant="caption" color="textSecondary">
            {translate('app.missed-searches.times', {
              n: formatNumber(one.times),
              smart_count: one.times,
              date: dateTime(one.last_at),
            })}
          </Typography>
          <Remedies one={one} />
        </>
      )}
    />
  );
}

function Remedies({ one: { keyword } }: { readonly one: MissedSearch }) {
  const mayAddSynonym = useMay('synonyms', 'create');
  const mayAddProduct = useMay('products', 'create');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {mayAddSynonym && <Remedy to="synonyms" name="add_synonym" keyword={keyword} />}
      {mayAddProduct && <Remedy to="products" name="add_product" keyword={keyword} />}
    </Box>
  );
}

interface RemedyProps {
  readonly to: 'synonyms' | 'products';
  readonly name: 'add_synonym' | 'add_product';
  readonly keyword: string;
}

/** Opens a new record that has the keyword. */
function Remedy({ to, name, keyword }: RemedyProps) {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      sx={{ minHeight: { xs: 44, sm: 32 } }}
      component={RouterLink}
      to={`/${to}/create`}
      state={{ keyword }}
    >
      {translate(`app.missed-searches.${name}`)}
    </Button>
  );
}
