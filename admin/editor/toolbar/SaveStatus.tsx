import { useTranslate } from 'react-admin';
import { Button, IconButton, Typography } from '@mui/material';
import DoneIcon from '@mui/icons-material/CloudDoneOutlined';
import FailedIcon from '@mui/icons-material/CloudOffOutlined';
import BusyIcon from '@mui/icons-material/SyncOutlined';
import { ofSave, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';

/** State of the save, which is always visible. */
export function SaveStatus() {
  const t = useText();
  const translate = useTranslate();
  const { session } = useEditorPlace();
  const save = useEditor(ofSave);
  if (save.kind === 'failed') {
    return (
      <Button
        size="small"
        color="error"
        startIcon={<FailedIcon />}
        title={translate(save.message, { _: save.message })}
        onClick={() => session.saver.retry()}
      >
        {t('save.offline')} · {t('save.retry')}
      </Button>
    );
  }
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      data-save={save.kind}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
    >
      {save.kind === 'saved' ? <DoneIcon fontSize="small" /> : <BusyIcon fontSize="small" />}
      {t(`save.${save.kind}`)}
    </Typography>
  );
}

/** A phone has room for one message only: that a change is not saved yet. */
export function SaveProblem() {
  const t = useText();
  const { session } = useEditorPlace();
  if (useEditor(ofSave).kind !== 'failed') return null;
  return (
    <IconButton
      color="error"
      aria-label={`${t('save.offline')} · ${t('save.retry')}`}
      onClick={() => session.saver.retry()}
    >
      <FailedIcon />
    </IconButton>
  );
}
