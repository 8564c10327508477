import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { Alert, Button, Link, Stack } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { MAX_METHODS, type WireMethod } from '@talad/elements/api/delivery.contract';
import { formatPrice } from '@talad/elements/locales/format';
import type { ManagedDelivery } from '../../../storefront-host/modules/sales/delivery/manage-delivery.contract.ts';
import { OrderedRows } from '../../forms/ordering/OrderedRows.tsx';
import { useLang } from '../../layout/formats.ts';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { DaysFields } from './DaysFields.tsx';
import { MethodFields } from './MethodFields.tsx';

const KINDS = ['ship', 'pickup', 'own'] as const;

/** The delivery methods in the order in which the checkout offers them. */
export function MethodsSection() {
  const translate = useTranslate();
  const lang = useLang();
  const mayWrite = useMay('delivery', 'write');
  const { setValue } = useFormContext<ManagedDelivery>();
  const { errors } = useFormState<ManagedDelivery>();
  const methods = useWatch<ManagedDelivery, 'methods'>({ name: 'methods' }) ?? [];
  const [open, setOpen] = useState<number | null>(null);
  const change = (changed: readonly WireMethod[]) =>
    setValue('methods', [...changed], { shouldDirty: true, shouldTouch: true });
  const titleOf = ({ names, kind, is_on: isOn }: WireMethod) => {
    const name = names[lang] || names.th || names.en || translate(`app.delivery.kind.${kind}`);
    return isOn ? name : translate('app.delivery.is_off', { name });
  };
  return (
    <Section title={translate('app.delivery.methods')}>
      <Stack sx={{ gap: 1.5 }}>
        {methods.length === 0 && <SimpleFee />}
        <OrderedRows
          label={translate('app.delivery.methods')}
          rows={methods}
          titleOf={titleOf}
          mayWrite={mayWrite}
          open={open}
          onOpen={setOpen}
          isWrong={(index) => Object.keys(errors.methods?.[index] ?? {}).length > 0}
          onChange={change}
        >
          {(index) => <MethodFields source={`methods.${index}`} />}
        </OrderedRows>
        {mayWrite && methods.length < MAX_METHODS && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {KINDS.map((kind) => (
              <Button
                key={kind}
                variant="outlined"
                startIcon={<AddIcon />}
                onClick={() => {
                  change([...methods, blankMethod(kind)]);
                  setOpen(methods.length);
                }}
              >
                {translate(`app.delivery.add.${kind}`)}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

/** The shop's single fee, which applies while there are no methods. */
function SimpleFee() {
  const translate = useTranslate();
  const simple = useWatch<ManagedDelivery, 'simple'>({ name: 'simple' });
  const fee = simple?.flat ?? 0;
  const words = fee === 0 ? 'free' : simple?.free_from ? 'flat_free_from' : 'flat';
  return (
    <>
      <Alert severity="info">
        {translate(`app.delivery.simple.${words}`, {
          fee: formatPrice(fee),
          from: formatPrice(simple?.free_from ?? 0),
        })}{' '}
        <Link component={RouterLink} to="/settings/shipping">
          {translate('app.delivery.simple.change')}
        </Link>
        <br />
        {translate('app.delivery.simple.more')}
      </Alert>
      <DaysFields source="usual_days" />
    </>
  );
}

function blankMethod(kind: WireMethod['kind']): WireMethod {
  const none = { th: '', en: '' };
  return {
    // An id that is unique within the shop, because orders store it.
    id: `${kind}-${Date.now().toString(36)}`,
    kind,
    is_on: true,
    names: none,
    courier: '',
    by: 'order',
    rates:
      kind === 'pickup' ? [] : [{ provinces: [], districts: [], bands: [{ up_to: null, fee: 0 }] }],
    free_from: null,
    island_fee: 0,
    remote_fee: 0,
    max_sides: null,
    days: null,
    remote_days: 0,
    pickup: { address: none, hours: none },
  };
}
