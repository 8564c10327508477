import { useState } from 'react';
import { Form, useDataProvider, useNotify, useRedirect, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Stack } from '@mui/material';
import type { Quote } from '../../../../storefront-host/modules/sales/orders/manual/manual-orders.contract.ts';
import type { AddressField } from '@talad/elements/commerce/forms/address-form';
import type { FormValues } from '../../../forms/validate-form.ts';
import { UnsavedDialog } from '../../../forms/saving/UnsavedDialog.tsx';
import { useLang } from '../../../layout/formats.ts';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import { TwoColumns } from '../../../layout/TwoColumns.tsx';
import { ApiRefusal } from '../../../providers/api-refusal.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { AddressSection } from './AddressSection.tsx';
import { LinesSection } from './LinesSection.tsx';
import { emptyOrder, isPickup, quoteRequestOf, type ManualValues } from './manual-form.ts';
import { PasteAddress } from './PasteAddress.tsx';
import { TotalSection } from './TotalSection.tsx';
import { quoteKey, useQuote } from './use-quote.ts';

/** Creates an order for a customer from a chat or a call. */
export function ManualOrder() {
  const translate = useTranslate();
  const lang = useLang();
  const provider = useDataProvider<TaladDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const failed = useFailureNotice();
  // One key for the form, so that repeated presses and requests create the same order.
  const [key] = useState(() => crypto.randomUUID());
  const place = async (values: ManualValues) => {
    const request = quoteRequestOf(values);
    const quote = queries.getQueryData<Quote>(quoteKey(request));
    if (!request || !quote) return undefined;
    const { net } = quote.price;
    try {
      const { address, payment_method: method } = values;
      const order = await provider.enterOrder({
        ...request,
        // The server needs no address if it knows that the buyer collects the order.
        ...(isPickup(quote) && quote.delivery !== null && { delivery: quote.delivery }),
        key,
        net,
        lang,
        address,
        ...(method && { payment_method: method }),
      });
      notify('app.orders.manual.placed', {
        type: 'success',
        messageArgs: { number: order.number },
      });
      await queries.invalidateQueries({ refetchType: 'none' });
      redirect('show', 'orders', order.id);
      return undefined;
    } catch (error) {
      failed(error);
      // Prices or stock have changed: the next press confirms the values shown then.
      await queries.invalidateQueries({ queryKey: ['orders', 'quote'] });
      return error instanceof ApiRefusal ? error.body.errors : undefined;
    }
  };
  return (
    <Form
      noValidate
      defaultValues={emptyOrder}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of the default values
      onSubmit={(values: FormValues) => place(values as unknown as ManualValues)}
    >
      <PageHeader title={translate('app.orders.manual.title')} backTo="/orders" />
      <Sections />
      <UnsavedDialog />
    </Form>
  );
}

function Sections() {
  const [unsure, setUnsure] = useState<readonly AddressField[]>([]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has a default value
  const values = useWatch<ManualValues>() as ManualValues;
  const { data: quote, isPlaceholderData: isOld } = useQuote(values);
  return (
    <TwoColumns>
      <Stack sx={{ gap: 2 }}>
        <PasteAddress onSplit={setUnsure} />
        <AddressSection
          unsure={unsure}
          isPickup={quote ? isPickup(quote) : false}
          onChecked={(field) => setUnsure((all) => all.filter((one) => one !== field))}
        />
        <LinesSection quote={quote} />
      </Stack>
      <TotalSection quote={quote} isOld={isOld} />
    </TwoColumns>
  );
}
