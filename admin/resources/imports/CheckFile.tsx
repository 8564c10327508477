import { useTranslate } from 'react-admin';
import { Button, Typography } from '@mui/material';

interface CheckFileProps {
  /** True if the columns that are needed are matched. */
  readonly isReady: boolean;
  /** Text that names the missing columns. */
  readonly needs: string;
  readonly isPending: boolean;
}

/** Ends a form of matched columns: the button that checks the file, or the missing columns. */
export function CheckFile({ isReady, needs, isPending }: CheckFileProps) {
  const translate = useTranslate();
  return (
    <>
      {!isReady && (
        <Typography role="status" color="error">
          {needs}
        </Typography>
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={!isReady}
        loading={isPending}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('app.imports.check')}
      </Button>
    </>
  );
}
