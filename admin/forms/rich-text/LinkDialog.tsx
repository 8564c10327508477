import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Editor } from '@tiptap/react';
import { TextField } from '@mui/material';
import { safeHref } from '@talad/elements/schema/safe-href';
import { FormDialog } from '../../layout/FormDialog.tsx';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Dialog for the address of the selected text; an empty one removes the link. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const translate = useTranslate();
  const before: unknown = editor.getAttributes('link')['href'];
  const [href, setHref] = useState(typeof before === 'string' ? before : '');
  const [isWrong, setWrong] = useState(false);
  const save = () => {
    const address = hrefOf(href);
    if (address !== '' && safeHref(address) === '#') return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && before === undefined) {
      const text = {
        type: 'text',
        text: address,
        marks: [{ type: 'link', attrs: { href: address } }],
      };
      chain.insertContent(text).run();
    } else chain.setLink({ href: address }).run();
    onClose();
  };
  return (
    <FormDialog
      title={translate('app.rich.link')}
      submit={translate('app.rich.use')}
      isPending={false}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        label={translate('app.rich.address')}
        placeholder="https://"
        value={href}
        error={isWrong}
        helperText={translate(isWrong ? 'app.rich.address_bad' : 'app.rich.address_help')}
        onChange={({ target }) => {
          setHref(target.value);
          setWrong(false);
        }}
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { inputMode: 'url', maxLength: 2000 } }}
      />
    </FormDialog>
  );
}

/** People type addresses without a scheme: `example.com`. */
function hrefOf(typed: string): string {
  const href = typed.trim();
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(href) ? `https://${href}` : href;
}
