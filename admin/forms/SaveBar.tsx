import { useTranslate } from 'react-admin';
import { Button, Typography } from '@mui/material';
import { useFormContext, useFormState } from 'react-hook-form';
import { ActionBar } from '../layout/ActionBar.tsx';

/** Saved or visibly unsaved: the words and both buttons are there as long as something is unsaved. */
export function SaveButtons() {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  return (
    <>
      {isDirty && (
        <>
          <Typography
            variant="body2"
            role="status"
            sx={{
              color: 'warning.main',
              alignSelf: 'center',
              display: { xs: 'none', lg: 'block' },
            }}
          >
            {translate('app.state.unsaved')}
          </Typography>
          <Button variant="outlined" onClick={() => reset()} disabled={isSubmitting}>
            {translate('app.action.discard')}
          </Button>
        </>
      )}
      <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
        {translate('app.action.save')}
      </Button>
    </>
  );
}

/** Phones: there while something is unsaved. */
export function SaveBar() {
  const { isDirty } = useFormState();
  return isDirty ? (
    <ActionBar>
      <SaveButtons />
    </ActionBar>
  ) : null;
}
