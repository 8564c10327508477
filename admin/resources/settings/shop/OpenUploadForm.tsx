import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useMutation } from '@tanstack/react-query';
import { Button, Stack, TextField } from '@mui/material';
import type { ShopUpload } from '../../../../storefront-host/modules/back-office/shop-upload/shop-upload.contract.ts';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import { ApiRefusal } from '../../../providers/api-refusal.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';

interface OpenUploadFormProps {
  readonly upload: ShopUpload;
  readonly onOpened: (now: ShopUpload) => void;
}

/** Asks for the address of the new shop, and opens it. */
export function OpenUploadForm({ upload, onOpened }: OpenUploadFormProps) {
  const translate = useTranslate();
  const failed = useFailureNotice();
  const { openShopUpload } = useDataProvider<TaladDataProvider>();
  const [shopname, setShopname] = useState(upload.shopname);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => openShopUpload(shopname),
    onSuccess: onOpened,
    onError: (reason) => {
      if (problemOf(reason) === undefined) failed(reason);
    },
  });
  const problem = problemOf(error);
  return (
    <Stack
      component="form"
      sx={{ gap: 1.5, mb: 2, maxWidth: 420 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (shopname.trim() !== '') mutate();
      }}
    >
      <TextField
        required
        label={translate('app.shop_upload.shopname')}
        value={shopname}
        onChange={({ target }) => setShopname(target.value)}
        error={problem !== undefined}
        helperText={problem ?? translate('app.shop_upload.shopname_help')}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 63 } }}
      />
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'start' }}>
        {translate('app.shop_upload.open')}
      </Button>
    </Stack>
  );
}

/** The server's message about the address itself. */
function problemOf(error: unknown): string | undefined {
  const message = error instanceof ApiRefusal ? error.body.errors?.['shopname'] : undefined;
  return typeof message === 'string' ? message : undefined;
}
