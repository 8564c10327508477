import { useId, useState, type ReactNode } from 'react';
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
import type { ListedPage } from '../session/editor-api.ts';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { blockName } from '../section-names.ts';
import { useText } from '../use-text.ts';
import { lookChanges, pageChanges, type PublishChange } from './publish-changes.ts';

const SHOWN = 12;

interface PublishDialogProps {
  readonly onClose: () => void;
  readonly onPublish: () => Promise<void>;
}

/** Confirmation with all changes, so that nothing is published by accident. */
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
  const nameOf = ({ name, title }: Pick<ListedPage, 'name' | 'title'>): string =>
    name === FRONT_PAGE ? t('page.front') : title || name;
  const others = pages.filter(({ name, hasChanges }) => hasChanges && name !== session.page);
  const { page, design } = session.store.get().doc;
  const published = session.published();
  const look = lookChanges(session.visibleDesign(), design);
  const changes = published ? pageChanges(published, session.store.get().doc) : null;
  const isNothing = look.length === 0 && changes?.length === 0 && others.length === 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t('publish.title')}</DialogTitle>
      <DialogContent>
        <Typography>{t(isNothing ? 'publish.none' : 'publish.text')}</Typography>
        {look.length > 0 && (
          <Group title={t('publish.shop')}>
            {look.map((part) => (
              <Line key={part} kind="changed" text={t(`publish.${part}`)} />
            ))}
          </Group>
        )}
        {changes?.length !== 0 && (
          <Group
            title={t('publish.page', { name: nameOf({ name: session.page, title: page.title }) })}
          >
            {changes === null && <Line kind="added" text={t('publish.first')} />}
            {changes?.slice(0, SHOWN).map((change) => (
              <Change key={'block' in change ? change.block.id : change.kind} change={change} />
            ))}
            {changes && changes.length > SHOWN && (
              <Typography color="textSecondary">
                {t('publish.more', { n: changes.length - SHOWN })}
              </Typography>
            )}
          </Group>
        )}
        {others.length > 0 && (
          <Group title={t('publish.others')}>
            {others.map((other) => (
              <Line
                key={other.name}
                kind={other.isPublished ? 'changed' : 'added'}
                text={
                  other.isPublished ? nameOf(other) : t('publish.new_page', { name: nameOf(other) })
                }
              />
            ))}
          </Group>
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

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      <Typography id={id} variant="h3" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <List dense aria-labelledby={id}>
        {children}
      </List>
    </>
  );
}

function Change({ change }: { readonly change: PublishChange }) {
  const t = useText();
  const lang = useLang();
  const name = 'block' in change ? blockName(change.block, lang) : '';
  return <Line kind={change.kind} text={t(`publish.${change.kind}`, { name })} />;
}

interface LineProps {
  readonly kind: PublishChange['kind'];
  readonly text: string;
}

function Line({ kind, text }: LineProps) {
  return (
    <ListItem disableGutters>
      <ListItemIcon sx={{ minWidth: 32 }}>
        {kind === 'added' ? (
          <AddedIcon color="success" fontSize="small" />
        ) : kind === 'removed' ? (
          <RemovedIcon color="error" fontSize="small" />
        ) : (
          <ChangedIcon color="action" fontSize="small" />
        )}
      </ListItemIcon>
      <ListItemText primary={text} />
    </ListItem>
  );
}
