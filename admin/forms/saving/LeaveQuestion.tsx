import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';
import { Typography } from '@mui/material';
import { FormDialog } from '../../layout/FormDialog.tsx';

/** Confirms before unsaved text is left; the browser confirms before its tab is closed. */
export function LeaveQuestion({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <FormDialog
      title={translate('app.form.leave_title')}
      submit={translate('app.form.leave')}
      cancel={translate('app.form.stay')}
      isPending={false}
      isDanger
      onSubmit={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <Typography>{translate('app.form.leave_text')}</Typography>
    </FormDialog>
  );
}
