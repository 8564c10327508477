import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Editor } from '@tiptap/react';
import { TextField } from '@mui/material';
import { FormDialog } from '../../layout/FormDialog.tsx';

interface PictureTextDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The text of the selected picture, for people who do not see it. */
export function PictureTextDialog({ editor, onClose }: PictureTextDialogProps) {
  const translate = useTranslate();
  const before: unknown = editor.getAttributes('image')['alt'];
  const [alt, setAlt] = useState(typeof before === 'string' ? before : '');
  return (
    <FormDialog
      title={translate('app.rich.picture_text')}
      submit={translate('app.rich.use')}
      isPending={false}
      onSubmit={() => {
        editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run();
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        label={translate('app.rich.alt')}
        helperText={translate('app.rich.alt_help')}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </FormDialog>
  );
}
