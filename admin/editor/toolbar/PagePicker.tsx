import { useCallback, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Box, Button, Divider, ListItemText, Menu, MenuItem } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import PagesIcon from '@mui/icons-material/AutoStoriesOutlined';
import RenameIcon from '@mui/icons-material/DriveFileRenameOutline';
import MoreIcon from '@mui/icons-material/ExpandMore';
import { FRONT_PAGE, titleIn } from '@talad/elements/page/page';
import { useLang } from '../../layout/formats.ts';
import type { EditorState } from '../model/editor-store.ts';
import type { ListedPage } from '../session/editor-api.ts';
import { ofReadOnly, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { PagesDialog } from '../pages/PagesDialog.tsx';
import { useText } from '../use-text.ts';
import { CreatePageDialog } from './CreatePageDialog.tsx';
import { RenamePageDialog } from './RenamePageDialog.tsx';

interface PagePickerProps {
  readonly onOpen: (page: string) => void;
}

/** The page was never saved yet. */
const front: ListedPage = {
  name: FRONT_PAGE,
  title: '',
  titles: {},
  isPublished: false,
  hasChanges: false,
};

export function PagePicker({ onOpen }: PagePickerProps) {
  const t = useText();
  const { session, api } = useEditorPlace();
  const lang = useLang();
  const title = useEditor(useCallback(({ doc }: EditorState) => titleIn(doc.page, lang), [lang]));
  const isReadOnly = useEditor(ofReadOnly);
  const queries = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<'create' | 'rename' | 'manage' | null>(null);
  const { data: pages = [] } = useQuery({ queryKey: ['editor', 'pages'], queryFn: api.list });
  const nameOf = (name: string, heading: string) =>
    name === FRONT_PAGE ? t('page.front') : heading || name;
  const shown = nameOf(session.page, title);
  const known = pages.some(({ name }) => name === FRONT_PAGE) ? pages : [front, ...pages];
  const stateOf = ({ name, isPublished, hasChanges }: ListedPage): string => {
    const path = name === FRONT_PAGE ? '/' : `/${name}`;
    const state = isPublished ? hasChanges && t('page.changed') : t('page.unpublished');
    return state ? `${path} · ${state}` : path;
  };
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-label={`${t('page.label')}: ${shown}`}
        endIcon={<MoreIcon />}
        onClick={({ currentTarget }) => {
          void queries.invalidateQueries({ queryKey: ['editor', 'pages'] });
          setAnchor(currentTarget);
        }}
        sx={{ minWidth: 0, flexShrink: 1, maxWidth: { xs: 150, md: 240 }, fontWeight: 620 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {shown}
        </Box>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { minWidth: 220, maxWidth: 340 } } }}
      >
        {known.map((page) => (
          <MenuItem
            key={page.name}
            selected={page.name === session.page}
            onClick={() => {
              setAnchor(null);
              onOpen(page.name);
            }}
          >
            <ListItemText
              primary={
                page.name === session.page
                  ? shown
                  : nameOf(page.name, page.titles[lang] || page.title)
              }
              secondary={stateOf(page)}
              slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
            />
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setAsking('create');
          }}
        >
          <AddIcon fontSize="small" sx={{ mr: 1 }} />
          {t('page.new')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setAsking('manage');
          }}
        >
          <PagesIcon fontSize="small" sx={{ mr: 1 }} />
          {t('pages.manage')}
        </MenuItem>
        {session.page !== FRONT_PAGE && (
          <MenuItem
            disabled={isReadOnly}
            onClick={() => {
              setAnchor(null);
              setAsking('rename');
            }}
          >
            <RenameIcon fontSize="small" sx={{ mr: 1 }} />
            {t('page.rename')}
          </MenuItem>
        )}
      </Menu>
      {asking === 'rename' && <RenamePageDialog onClose={() => setAsking(null)} />}
      {asking === 'manage' && (
        <PagesDialog
          onOpen={onOpen}
          onCreate={() => setAsking('create')}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'create' && (
        <CreatePageDialog
          taken={known.map(({ name }) => name)}
          onClose={() => setAsking(null)}
          onCreate={async (name, heading, titles, start) => {
            await api.create(name, heading, titles, start);
            await queries.invalidateQueries({ queryKey: ['editor', 'pages'] });
            setAsking(null);
            onOpen(name);
          }}
        />
      )}
    </>
  );
}
