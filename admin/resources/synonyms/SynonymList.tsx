import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Link, Stack } from '@mui/material';
import EmptyIcon from '@mui/icons-material/SwapHorizOutlined';
import type { Synonym } from '../../../storefront-host/modules/catalog/search/synonyms/synonyms.contract.ts';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { RowActs } from '../../layout/lists/RowActs.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { rowLink, tabular } from '../../layout/styles.ts';
import { synonymActs } from './synonym-acts.ts';

export function SynonymList() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <ResourceList<Synonym>
      name="synonyms"
      sort={{ field: 'created_at', order: 'DESC' }}
      icon={<EmptyIcon />}
      selection={<RowActs name="synonyms" acts={synonymActs} />}
      toolbar={
        <Stack direction="row" sx={{ gap: 1, p: 1.5 }}>
          <SearchField label={translate('app.synonyms.search')} maxLength={200} />
        </Stack>
      }
      columns={[
        { field: 'terms', sx: { width: '70%' }, cell: (one) => <Terms one={one} /> },
        {
          field: 'created_at',
          sorts: true,
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: (one) => dateTime(one.created_at),
        },
      ]}
      card={(one) => <Terms one={one} />}
    />
  );
}

function Terms({ one }: { readonly one: Synonym }) {
  return (
    <Link
      component={RouterLink}
      to={`/synonyms/${one.id}`}
      sx={{ ...rowLink, overflowWrap: 'anywhere' }}
    >
      {one.terms.join(', ')}
    </Link>
  );
}
