import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import type { ManagedBrand } from '../../../storefront-host/modules/catalog/brands/manage-brands.contract.ts';
import type { ManagedTag } from '../../../storefront-host/modules/catalog/tags/manage-tags.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { rowLink, tabular } from '../../layout/styles.ts';
import { titleOf } from './product-title.ts';

type ProductGroup = ManagedBrand | ManagedTag;

interface ProductGroupListProps {
  readonly name: 'brands' | 'tags';
  /** Icon of the empty list. */
  readonly icon: ReactElement;
  readonly firstStep?: ReactElement;
  /** The bar of selected rows. */
  readonly selection: ReactElement;
}

/** Lists brands or tags: the name in both languages, and the number of products. */
export function ProductGroupList({ name, icon, firstStep, selection }: ProductGroupListProps) {
  const translate = useTranslate();
  return (
    <ResourceList<ProductGroup>
      name={name}
      sort={{ field: 'title', order: 'ASC' }}
      icon={icon}
      firstStep={firstStep}
      selection={selection}
      toolbar={
        <Box sx={{ p: 1.5 }}>
          <SearchField label={translate('app.collections.search')} maxLength={200} />
        </Box>
      }
      columns={[
        {
          field: 'title',
          sorts: true,
          sx: { width: '45%' },
          cell: (one) => <Name one={one} to={`/${name}/${one.id}`} />,
        },
        { field: 'other', cell: (one) => <OtherName one={one} /> },
        {
          field: 'product_count',
          align: 'right',
          sx: tabular,
          cell: (one) => one.product_count,
        },
      ]}
      card={(one) => <Card one={one} to={`/${name}/${one.id}`} />}
    />
  );
}

interface GroupProps {
  readonly one: ProductGroup;
}
interface LinkedGroupProps extends GroupProps {
  readonly to: string;
}

function Name({ one, to }: LinkedGroupProps) {
  const lang = useLang();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      {'picture' in one && <ProductPicture picture={one.picture} size={40} />}
      <Link component={RouterLink} to={to} sx={rowLink}>
        {titleOf(one, lang)}
      </Link>
    </Stack>
  );
}

function OtherName({ one }: GroupProps) {
  const lang = useLang();
  const other = one.titles[lang === 'th' ? 'en' : 'th'];
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {other === titleOf(one, lang) ? '' : other}
    </Box>
  );
}

/** Shows a row on a phone. */
function Card({ one, to }: LinkedGroupProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
      <Name one={one} to={to} />
      <Typography variant="caption" color="textSecondary">
        {translate('app.categories.products', { smart_count: one.product_count })}
      </Typography>
    </Stack>
  );
}
