import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material';
import AddedIcon from '@mui/icons-material/AddCircleOutlineOutlined';
import ChangedIcon from '@mui/icons-material/EditOutlined';
import RemovedIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { useQuery } from '@tanstack/react-query';
import { FRONT_PAGE } from '@talad/elements/page/page';
import { useLang } from '../../layout/formats.ts';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { blockName } from '../section-names.ts';
import { useText } from '../use-text.ts';
import { publishChanges, type PublishChange } from './publish-changes.ts';

const SHOWN = 12;

interface PublishDialogProps {
  readonly onClose: () => void;
  readonly onPublish: () => Promise<void>;
}

/** Asks once, with all that changes: publishing is never a slip of the finger. */
export function PublishDialog({ onClose, onPublish }: PublishDialogProps) {
  const t = useText();
  const translate = useTranslate();
  const { session, api } = useEditorPlace();
  const [isBusy, setBusy] = useState(false);
  const { data: pages = [] } = useQuery({
    queryKey: ['editor', 'pages', 'publish'],
    queryFn: api.list,
    staleTime: 0,
  });
  const others = pages
    .filter(({ name, hasChanges }) => hasChanges && name !== session.page)
    .map(({ name, title }) => (name === FRONT_PAGE ? t('page.front') : title || name));
  const published = session.published();
  const changes = published ? publishChanges(published, session.store.get().doc) : null;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t('publish.title')}</DialogTitle>
      <DialogContent>
        <Typography>{t('publish.text')}</Typography>
        {others.length > 0 && (
          <Typography sx={{ mt: 1 }}>
            {t('publish.others', { names: others.join(', ') })}
          </Typography>
        )}
        {changes === null && <Typography sx={{ mt: 1 }}>{t('publish.first')}</Typography>}
        {changes?.length === 0 && <Typography sx={{ mt: 1 }}>{t('publish.none')}</Typography>}
        {changes && changes.length > 0 && (
          <>
            <Typography variant="h3" sx={{ mt: 2 }}>
              {t('publish.changes')}
            </Typography>
            <List dense>
              {changes.slice(0, SHOWN).map((change) => (
                <Change key={'block' in change ? change.block.id : change.kind} change={change} />
              ))}
            </List>
            {changes.length > SHOWN && (
              <Typography color="textSecondary">
                {t('publish.more', { n: changes.length - SHOWN })}
              </Typography>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.action.cancel')}
        </Button>
        <Button
          variant="contained"
          autoFocus
          loading={isBusy}
          onClick={() => {
            setBusy(true);
            void onPublish().finally(() => setBusy(false));
          }}
        >
          {t('publish.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Change({ change }: { readonly change: PublishChange }) {
  const t = useText();
  const lang = useLang();
  const name = 'block' in change ? blockName(change.block, lang) : '';
  return (
    <ListItem disableGutters>
      <ListItemIcon sx={{ minWidth: 32 }}>
        {change.kind === 'added' ? (
          <AddedIcon color="success" fontSize="small" />
        ) : change.kind === 'removed' ? (
          <RemovedIcon color="error" fontSize="small" />
        ) : (
          <ChangedIcon color="action" fontSize="small" />
        )}
      </ListItemIcon>
      <ListItemText primary={t(`publish.${change.kind}`, { name })} />
    </ListItem>
  );
}
