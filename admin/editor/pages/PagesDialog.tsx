import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { FRONT_PAGE } from '@talad/elements/page/page';
import { useLang } from '../../layout/formats.ts';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { ConfirmDialog } from '../toolbar/ConfirmDialog.tsx';
import { useText } from '../use-text.ts';
import { ScheduleNote } from '../schedule/ScheduleNote.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { isLayout, titleOf, unsavedFront } from './page-facts.ts';
import { PageMenu, type PageChoice } from './PageMenu.tsx';
import type { ManagedPage } from './pages-api.ts';
import { SeoDialog } from './SeoDialog.tsx';
import { useManagedPages } from './use-managed-pages.ts';

interface PagesDialogProps {
  readonly onOpen: (page: string) => void;
  readonly onCreate: () => void;
  readonly onClose: () => void;
}

/** Every page of the shop, with what an owner does with it; it fills the screen of a phone. */
export function PagesDialog({ onOpen, onCreate, onClose }: PagesDialogProps) {
  const t = useText();
  const lang = useLang();
  const { session } = useEditorPlace();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const acts = useManagedPages(onOpen);
  const { data: stored = [] } = useQuery({
    queryKey: ['editor', 'pages', 'managed'],
    queryFn: acts.api.list,
  });
  const [asking, setAsking] = useState<{ choice: PageChoice; page: ManagedPage } | null>(null);
  const pages = stored.some(({ name }) => name === FRONT_PAGE) ? stored : [unsavedFront, ...stored];
  const taken = pages.map(({ name }) => name);
  const nameOf = (page: ManagedPage) =>
    page.name === FRONT_PAGE ? t('page.front') : titleOf(page, lang);
  const close = () => setAsking(null);

  const choose = (choice: PageChoice, page: ManagedPage): void => {
    if (choice === 'duplicate') void acts.duplicate(page, taken);
    else if (choice === 'front') void acts.chooseFront(page);
    else if (choice === 'remove') void acts.remove(page, FRONT_PAGE);
    else setAsking({ choice, page });
  };
  const rows = (shown: readonly ManagedPage[]) => (
    <List disablePadding>
      {shown.map((page) => (
        <ListItem
          key={page.name}
          disablePadding
          secondaryAction={
            <PageMenu page={page} name={nameOf(page)} onChoose={(choice) => choose(choice, page)} />
          }
        >
          <ListItemButton
            selected={page.name === session.page}
            onClick={() => {
              onClose();
              onOpen(page.name);
            }}
            sx={{ borderRadius: 1, minHeight: 56 }}
          >
            <ListItemText
              primary={
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                    {nameOf(page)}
                  </Box>
                  {page.is_front && page.name !== FRONT_PAGE && (
                    <Chip size="small" color="primary" label={t('pages.front')} />
                  )}
                  <ScheduleNote page={page.name} />
                </Box>
              }
              secondary={[isLayout(page) ? null : page.url, stateOf(page)]
                .filter(Boolean)
                .join(' · ')}
              slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
  const stateOf = ({ is_published: isPublished, has_changes: hasChanges }: ManagedPage) => {
    if (!isPublished) return t('page.unpublished');
    return hasChanges ? t('page.changed') : t('pages.live');
  };
  const layouts = pages.filter(isLayout);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      aria-labelledby="pages"
    >
      <DialogTitle
        id="pages"
        component="h2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}
      >
        <Box component="span" sx={{ flex: 1 }}>
          {t('pages.title')}
        </Box>
        <Button startIcon={<AddIcon />} onClick={onCreate}>
          {t('page.new')}
        </Button>
        <IconButton aria-label={t('toast.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 1, sm: 2 } }}>
        {rows(pages.filter((page) => !isLayout(page)))}
        {pages.length === 1 && (
          <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 1 }}>
            {t('pages.empty')}
          </Typography>
        )}
        {layouts.length > 0 && (
          <Box component="section" aria-label={t('pages.layouts')} sx={{ mt: 2 }}>
            <Typography variant="h3" sx={{ px: 2 }}>
              {t('pages.layouts')}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 0.5 }}>
              {t('pages.layouts_help')}
            </Typography>
            {rows(layouts)}
          </Box>
        )}
      </DialogContent>
      {asking?.choice === 'seo' && (
        <SeoDialog page={asking.page} onSave={acts.describe} onClose={close} />
      )}
      {asking?.choice === 'address' && (
        <AddressDialog page={asking.page} taken={taken} onMove={acts.move} onClose={close} />
      )}
      {asking?.choice === 'unpublish' && (
        <ConfirmDialog
          title={t('pages.unpublish')}
          text={t(
            asking.page.is_front && asking.page.name !== FRONT_PAGE
              ? 'pages.unpublish_front'
              : 'pages.unpublish_text',
            { name: nameOf(asking.page) },
          )}
          confirm={t('pages.unpublish')}
          onClose={close}
          onConfirm={() => {
            close();
            void acts.unpublish(asking.page);
          }}
        />
      )}
    </Dialog>
  );
}
