import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/**
 * Adds many redirects from a spreadsheet; it names refused lines, and their text stays to be
 * corrected.
 */
export function PasteRedirects() {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<PasteIcon />} onClick={() => setIsOpen(true)}>
        {translate('app.redirects.paste')}
      </Button>
      {isOpen && <PasteDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PasteDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const { pasteRedirects } = useDataProvider<TaladDataProvider>();
  const [text, setText] = useState('');
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => pasteRedirects(text),
    onSuccess: () => queries.invalidateQueries(),
    onError: (error) => failed(error),
  });
  return (
    <FormDialog
      title={translate('app.redirects.paste_title')}
      submit={translate('app.redirects.paste_submit')}
      cancel={translate('app.redirects.paste_close')}
      isPending={isPending}
      onSubmit={() => {
        if (text.trim() !== '') mutate();
      }}
      onClose={onClose}
    >
      <Typography>{translate('app.redirects.paste_help')}</Typography>
      <TextField
        label={translate('app.redirects.paste_lines')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={6}
        maxRows={12}
        placeholder={'/about.html,/aboutus\n/shop.html,/search'}
        slotProps={{ htmlInput: { maxLength: 100_000 } }}
      />
      {data && (
        <Alert severity={data.problems.length > 0 ? 'warning' : 'success'}>
          {translate('app.redirects.pasted', { added: data.added, changed: data.changed })}
          {data.problems.length > 0 && (
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {data.problems.map(({ line, message }) => (
                <li key={line}>{translate('app.redirects.line', { line, message })}</li>
              ))}
            </Box>
          )}
        </Alert>
      )}
    </FormDialog>
  );
}
