import { useId } from 'react';
import {
  Form,
  RecordContextProvider,
  SelectInput,
  useNotify,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { ProductUpdate } from '../../../storefront-host/modules/catalog/products/product-write.contract.ts';
import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { MoneyInput } from '../../forms/MoneyInput.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import { statusChoices } from './product-status.ts';
import { validateForm } from '../../forms/validate-form.ts';
import { priceRule } from './validate-product.ts';

interface OptionDialogProps {
  readonly option: ManagedProduct;
  readonly onClose: () => void;
}

/** A variant is a product of its own: it is saved by itself, at once. */
export function OptionDialog({ option, onClose }: OptionDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const id = useId();
  const [update, { isPending }] = useUpdate<ManagedProduct>();
  const save = (data: Partial<ManagedProduct>) =>
    update(
      'products',
      { id: option.id, data, previousData: option },
      {
        mutationMode: 'pessimistic',
        onError: failed,
        onSuccess: () => {
          onClose();
          notify('app.products.saved', { type: 'success' });
          void queries.invalidateQueries();
        },
      },
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <RecordContextProvider value={option}>
        <Form
          noValidate
          onSubmit={(values: Partial<ManagedProduct>) => void save(values)}
          validate={(values) => validateForm(ProductUpdate, values, translate, priceRule)}
        >
          <DialogTitle id={id}>{option.option_text}</DialogTitle>
          <DialogContent>
            <Stack sx={{ gap: 1.5, pt: 1 }}>
              <MoneyInput source="price" label={translate('app.products.price')} required />
              <MoneyInput
                source="full_price"
                label={translate('app.products.full_price')}
                helperText={translate('app.products.full_price_help')}
              />
              <SelectInput
                source="status"
                label={translate('resources.products.fields.status')}
                helperText={false}
                choices={statusChoices(option.status)}
              />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('app.action.cancel')}</Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {translate('app.action.save')}
            </Button>
          </DialogActions>
        </Form>
      </RecordContextProvider>
    </Dialog>
  );
}
