import { useState } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Button, TextField } from '@mui/material';
import type {
  CustomerFilter,
  Segment,
} from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useAction } from '../../layout/use-action.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { SaveSegmentDialog } from './SaveSegmentDialog.tsx';
import { isSameFilter } from './customer-filter.ts';

/** Opens a saved segment; saves the present filter as one, or deletes the open one. */
export function SegmentSelect() {
  const translate = useTranslate();
  const mayWrite = useMay('customers', 'write');
  const { filterValues, setFilters } = useListContext();
  const [open, setOpen] = useState<'save' | 'remove' | null>(null);
  const provider = useDataProvider<TaladDataProvider>();
  const { data: segments = [] } = useQuery({
    queryKey: ['customers', 'segments'],
    queryFn: ({ signal }) => provider.segments(signal),
  });
  const filter: CustomerFilter = filterValues;
  const isFiltered = Object.keys(filter).length > 0;
  const chosen = segments.find((one) => isSameFilter(one.filter, filter));
  const close = () => setOpen(null);
  return (
    <>
      {segments.length > 0 && (
        <TextField
          select
          value={isFiltered ? (chosen?.id ?? '') : ''}
          onChange={({ target }) =>
            setFilters({ ...segments.find(({ id }) => id === target.value)?.filter })
          }
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-label': translate('app.customers.segment') },
          }}
          sx={{ flex: { xs: '1 1 130px', sm: '0 0 200px' } }}
        >
          <option value="">{translate('app.customers.all_customers')}</option>
          {segments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
      )}
      {mayWrite && isFiltered && !chosen && (
        <Button onClick={() => setOpen('save')}>{translate('app.customers.save_segment')}</Button>
      )}
      {mayWrite && isFiltered && chosen && (
        <Button color="error" onClick={() => setOpen('remove')}>
          {translate('app.customers.remove_segment')}
        </Button>
      )}
      {open === 'save' && <SaveSegmentDialog filter={filter} segments={segments} onClose={close} />}
      {open === 'remove' && chosen && <RemoveDialog segment={chosen} onClose={close} />}
    </>
  );
}

interface RemoveDialogProps {
  readonly segment: Segment;
  readonly onClose: () => void;
}

function RemoveDialog({ segment, onClose }: RemoveDialogProps) {
  const translate = useTranslate();
  const { mutate, isPending } = useAction(onClose);
  return (
    <FormDialog
      title={translate('app.customers.remove_segment_title', { name: segment.name })}
      submit={translate('app.customers.remove_segment')}
      isPending={isPending}
      isDanger
      onSubmit={() =>
        mutate({
          run: (provider) => provider.removeSegment(segment.id),
          done: 'app.customers.segment_removed',
        })
      }
      onClose={onClose}
    >
      {translate('app.customers.remove_segment_text')}
    </FormDialog>
  );
}
