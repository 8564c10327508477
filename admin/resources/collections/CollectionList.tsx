import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/CollectionsBookmarkOutlined';
import type { CollectionRow } from '../../../storefront-host/modules/catalog/collections/manage-collections.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { RowActs } from '../../layout/lists/RowActs.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { StatusChip } from '../../layout/StatusChip.tsx';
import { rowLink, tabular } from '../../layout/styles.ts';
import { titleOf } from '../products/product-title.ts';
import { collectionActs } from './collection-acts.ts';

export function CollectionList() {
  const translate = useTranslate();
  return (
    <ResourceList<CollectionRow>
      name="collections"
      sort={{ field: 'rank', order: 'ASC' }}
      icon={<EmptyIcon />}
      selection={<RowActs name="collections" acts={collectionActs} />}
      toolbar={
        <Box sx={{ p: 1.5 }}>
          <SearchField label={translate('app.collections.search')} maxLength={200} />
        </Box>
      }
      columns={[
        { field: 'title', sorts: true, sx: { width: '50%' }, cell: (one) => <Name one={one} /> },
        { field: 'has_rule', cell: (one) => <Kind one={one} /> },
        { field: 'is_published', cell: (one) => <Published one={one} /> },
        { field: 'total', align: 'right', sx: tabular, cell: ({ total }) => total },
      ]}
      card={(one) => <Card one={one} />}
    />
  );
}

interface OneProps {
  readonly one: CollectionRow;
}

function Name({ one }: OneProps) {
  const lang = useLang();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <ProductPicture picture={one.picture} size={40} />
      <Link component={RouterLink} to={`/collections/${one.id}`} sx={rowLink}>
        {titleOf(one, lang)}
      </Link>
    </Stack>
  );
}

function Kind({ one }: OneProps) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {translate(one.has_rule ? 'app.collections.by_rule' : 'app.collections.by_hand')}
    </Box>
  );
}

function Published({ one }: OneProps) {
  const translate = useTranslate();
  return one.is_published ? (
    <StatusChip tone="good" label={translate('app.collections.published')} />
  ) : (
    <StatusChip tone="neutral" label={translate('app.collections.draft')} />
  );
}

/** Shows a collection on a phone. */
function Card({ one }: OneProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
      <Box>
        <Name one={one} />
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', pl: 6.5 }}>
          <Kind one={one} /> · {translate('app.categories.products', { smart_count: one.total })}
        </Typography>
      </Box>
      <Published one={one} />
    </Stack>
  );
}
