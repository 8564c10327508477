import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Button, Chip, Stack } from '@mui/material';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import FilterIcon from '@mui/icons-material/FilterListOutlined';
import type { CustomerFilter } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import { SegmentSelect } from './SegmentSelect.tsx';
import { conditions, conditionText } from './customer-filter.ts';

export function CustomerToolbar() {
  const translate = useTranslate();
  const mayExport = useMay('customers', 'export');
  const mayImport = useMay('customer-imports', 'list');
  const [open, setOpen] = useState<'filter' | 'export' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, p: 1.5, flexWrap: 'wrap' }}>
        <SearchField label={translate('app.customers.search')} maxLength={100} />
        <SegmentSelect />
        <Button startIcon={<FilterIcon />} onClick={() => setOpen('filter')}>
          {translate('app.customers.filter')}
        </Button>
        <Stack direction="row" sx={{ gap: 1, ml: { sm: 'auto' } }}>
          {mayImport && (
            <Button component={RouterLink} to="/customer-imports" startIcon={<ImportIcon />}>
              {translate('app.customers.import')}
            </Button>
          )}
          {mayExport && (
            <Button startIcon={<ExportIcon />} onClick={() => setOpen('export')}>
              {translate('app.customers.export')}
            </Button>
          )}
        </Stack>
      </Stack>
      <Conditions />
      {open === 'filter' && <FilterDialog onClose={close} />}
      {open === 'export' && <ExportDialog onClose={close} />}
    </>
  );
}

/** Shows each condition as a chip that removes it. */
function Conditions() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const filter: CustomerFilter = filterValues;
  const chosen = conditions.filter((name) => filter[name] !== undefined);
  if (chosen.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('app.customers.conditions')}
      sx={{ gap: 1, px: 1.5, pb: 1.5, flexWrap: 'wrap' }}
    >
      {chosen.map((name) => {
        const { [name]: _gone, ...others } = filterValues;
        const label = conditionText(name, filter, translate);
        return (
          <Chip
            key={name}
            label={label}
            onClick={() => setFilters(others)}
            onDelete={() => setFilters(others)}
            aria-label={translate('app.customers.take_away', { condition: label })}
          />
        );
      })}
    </Stack>
  );
}
