import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { MAX_LABEL } from '@talad/elements/page/page';
import { findBlock } from '../model/invert-op.ts';
import { blockName } from '../section-names.ts';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useLang } from '../../layout/formats.ts';
import { useText } from '../use-text.ts';

interface NameDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The owner's own name of a section, to find it in a long list. */
export function NameDialog({ id, onClose }: NameDialogProps) {
  const t = useText();
  const lang = useLang();
  const { session, actions } = useEditorPlace();
  const block = findBlock(session.store.get().doc.page.blocks, id);
  const [value, setValue] = useState(block?.label ?? '');
  if (!block) return null;
  const { label: _own, ...unnamed } = block;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="name-section">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          actions.group.rename(id, value);
          onClose();
        }}
      >
        <DialogTitle id="name-section">{t('name.title')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={t('name.field')}
            value={value}
            onChange={({ target }) => setValue(target.value)}
            helperText={t('name.help', { name: blockName(unnamed, lang) })}
            slotProps={{ htmlInput: { maxLength: MAX_LABEL } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('toast.close')}</Button>
          <Button type="submit" variant="contained">
            {t('name.done')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
