import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Box, Typography } from '@mui/material';
import type { OptionInput } from '../../../../storefront-host/modules/catalog/products/variants/product-options.contract.ts';
import type { ManagedProductDetail } from '../../../../storefront-host/modules/catalog/products/products.contract.ts';
import { messageIn } from '../../../forms/message-in.ts';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import { ApiRefusal } from '../../../providers/api-refusal.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { OptionEditor } from '../options/OptionEditor.tsx';

interface OptionsDialogProps {
  readonly product: ManagedProductDetail;
  readonly onClose: () => void;
}

/** Adds and removes options and values; variants whose values stay keep their price, code and stock. */
export function OptionsDialog({ product, onClose }: OptionsDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const { changeOptions } = useDataProvider<TaladDataProvider>();
  const [options, setOptions] = useState<readonly OptionInput[]>(product.option_inputs);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      changeOptions(product.id, { revision: product.revision, options: [...options] }),
    onError: failed,
    onSuccess: async () => {
      notify('app.variants.options_saved', { type: 'success' });
      await queries.invalidateQueries();
      onClose();
    },
  });
  return (
    <FormDialog
      title={translate('app.options.title')}
      submit={translate('app.action.save')}
      isPending={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {translate('app.variants.options_help')}
      </Typography>
      <Box sx={{ pt: 1 }}>
        <OptionEditor
          options={options}
          onChange={setOptions}
          refusal={error instanceof ApiRefusal ? messageIn(error.body.errors) : undefined}
        />
      </Box>
    </FormDialog>
  );
}
