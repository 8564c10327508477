import { Alert, AlertTitle, Button } from '@mui/material';
import LockIcon from '@mui/icons-material/LockOutlined';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';

/** Says in the inspector why nothing can be changed, with the way out. `id` is the locked section. */
export function LockNotice({ id }: { readonly id: string }) {
  const t = useText();
  const { actions } = useEditorPlace();
  return (
    <Alert
      severity="info"
      icon={<LockIcon fontSize="small" />}
      sx={{ mx: 2, mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            actions.select(id);
            actions.group.lock(false);
          }}
        >
          {t('row.unlock')}
        </Button>
      }
    >
      <AlertTitle>{t('lock.title')}</AlertTitle>
      {t('lock.text')}
    </Alert>
  );
}
