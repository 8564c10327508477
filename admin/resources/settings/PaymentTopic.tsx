import { useTranslate } from 'react-admin';
import { Alert } from '@mui/material';
import { PageHeader } from '../../layout/PageHeader.tsx';

/** The ways in which customers pay. */
export function PaymentTopic() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('app.settings.topics.payment.title')} backTo="/settings" />
      <Alert severity="info" sx={{ maxWidth: 760 }}>
        {translate('app.settings.payment_cod')}
      </Alert>
    </>
  );
}
