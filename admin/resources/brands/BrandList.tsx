import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import type { ManagedBrand } from '../../../storefront-host/modules/catalog/brands/manage-brands.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { rowLink, tabular } from '../../layout/styles.ts';
import { titleOf } from '../products/product-title.ts';

export function BrandList() {
  const translate = useTranslate();
  return (
    <ResourceList<ManagedBrand>
      name="brands"
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
  readonly one: ManagedBrand;
}

function Name({ one }: OneProps) {
  const lang = useLang();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <ProductPicture picture={one.picture} size={40} />
      <Link component={RouterLink} to={`/brands/${one.id}`} sx={rowLink}>
        {titleOf(one, lang)}
      </Link>
    </Stack>
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

/** A brand on a phone. */
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
