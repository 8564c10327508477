import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import {
  DeliveryUpdate,
  type ManagedDelivery,
} from '../../../storefront-host/modules/sales/delivery/manage-delivery.contract.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { CouriersSection } from './CouriersSection.tsx';
import { MethodsSection } from './MethodsSection.tsx';
import { PreviewSection } from './PreviewSection.tsx';
import { WeightsSection } from './WeightsSection.tsx';

/**
 * Edits how the shop delivers: a single fee until methods are added, then weight, area and calendar
 * as needed.
 */
export function DeliveryEdit() {
  const translate = useTranslate();
  return (
    <EditForm<ManagedDelivery>
      contract={DeliveryUpdate}
      saved="app.delivery.saved"
      header={() => ({ title: translate('app.delivery.title'), backTo: '/settings' })}
    >
      {() => (
        <Stack sx={{ gap: 2 }}>
          <MethodsSection />
          <PreviewSection />
          <CalendarSection />
          <CouriersSection />
          <WeightsSection />
        </Stack>
      )}
    </EditForm>
  );
}
