import { useTranslate } from 'react-admin';
import { Alert, Box, Button, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import type { Uploads } from './use-uploads.ts';

/** Shows the progress of each file, and why a file was refused. */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  const translate = useTranslate();
  if (uploads.list.length === 0) return null;
  return (
    <Stack sx={{ gap: 1, my: 1.5 }} aria-label={translate('app.media.uploads')} role="group">
      {uploads.list.map((upload) => {
        const { id, file, progress, error } = upload;
        if (error !== undefined) {
          return (
            <Alert
              key={id}
              severity="error"
              action={
                <>
                  <Button color="inherit" size="small" onClick={() => uploads.retry(upload)}>
                    {translate('app.action.retry')}
                  </Button>
                  <IconButton
                    color="inherit"
                    size="small"
                    aria-label={`${translate('app.action.close')}: ${file.name}`}
                    onClick={() => uploads.dismiss(id)}
                  >
                    <CloseIcon fontSize="small" />
                  </IconButton>
                </>
              }
            >
              {file.name}: {error}
            </Alert>
          );
        }
        return (
          <Box key={id}>
            <Typography variant="body2" noWrap>
              {file.name}
            </Typography>
            <LinearProgress
              variant={progress < 1 ? 'determinate' : 'indeterminate'}
              value={progress * 100}
              aria-label={translate('app.media.uploading', { name: file.name })}
            />
          </Box>
        );
      })}
    </Stack>
  );
}
