import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/SellOutlined';
import type { ManagedTag } from '../../../storefront-host/modules/catalog/tags/manage-tags.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { rowLink, tabular } from '../../layout/styles.ts';
import { titleOf } from '../products/product-title.ts';

export function TagList() {
  const translate = useTranslate();
  return (
    <ResourceList<ManagedTag>
      name="tags"
      sort={{ field: 'title', order: 'ASC' }}
      icon={<EmptyIcon />}
      toolbar={
        <Box sx={{ p: 1.5 }}>
          <SearchField label={translate('app.collections.search')} maxLength={200} />
        </Box>
      }
      columns={[
        { field: 'title', sorts: true, sx: { width: '45%' }, cell: (one) => <Name one={one} /> },
        { field: 'other', cell: (one) => <OtherName one={one} /> },
        {
          field: 'product_count',
          align: 'right',
          sx: tabular,
          cell: (one) => one.product_count,
        },
      ]}
      card={(one) => <Card one={one} />}
    />
  );
}

interface OneProps {
  readonly one: ManagedTag;
}

function Name({ one }: OneProps) {
  const lang = useLang();
  return (
    <Link component={RouterLink} to={`/tags/${one.id}`} sx={rowLink}>
      {titleOf(one, lang)}
    </Link>
  );
}

function OtherName({ one }: OneProps) {
  const lang = useLang();
  const other = one.titles[lang === 'th' ? 'en' : 'th'];
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {other === titleOf(one, lang) ? '' : other}
    </Box>
  );
}

/** A tag on a phone. */
function Card({ one }: OneProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
      <Name one={one} />
      <Typography variant="caption" color="textSecondary">
        {translate('app.categories.products', { smart_count: one.product_count })}
      </Typography>
    </Stack>
  );
}
