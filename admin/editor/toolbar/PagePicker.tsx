import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Box, Button, Divider, ListItemText, Menu, MenuItem } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import MoreIcon from '@mui/icons-material/ExpandMore';
import { FRONT_PAGE } from '@talad/elements/page/page';
import { ofDoc, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { CreatePageDialog } from './CreatePageDialog.tsx';

interface PagePickerProps {
  readonly onOpen: (page: string) => void;
}

export function PagePicker({ onOpen }: PagePickerProps) {
  const t = useText();
  const { session, api } = useEditorPlace();
  const { title } = useEditor(ofDoc).page;
  const queries = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isCreating, setCreating] = useState(false);
  const { data: pages = [] } = useQuery({ queryKey: ['editor', 'pages'], queryFn: api.list });
  const nameOf = (name: string, heading: string) =>
    name === FRONT_PAGE ? t('page.front') : heading || name;
  const known = pages.some(({ name }) => name === FRONT_PAGE)
    ? pages
    : [{ name: FRONT_PAGE, title: '', isPublished: false, hasChanges: false }, ...pages];
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-label={`${t('page.label')}: ${nameOf(session.page, title)}`}
        endIcon={<MoreIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 0, flexShrink: 1, maxWidth: { xs: 150, md: 240 }, fontWeight: 620 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {nameOf(session.page, title)}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
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
              primary={nameOf(page.name, page.title)}
              secondary={
                page.isPublished
                  ? page.name === FRONT_PAGE
                    ? '/'
                    : `/${page.name}`
                  : t('page.unpublished')
              }
            />
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setCreating(true);
          }}
        >
          <AddIcon fontSize="small" sx={{ mr: 1 }} />
          {t('page.new')}
        </MenuItem>
      </Menu>
      {isCreating && (
        <CreatePageDialog
          taken={known.map(({ name }) => name)}
          onClose={() => setCreating(false)}
          onCreate={async (name, heading) => {
            await api.create(name, heading);
            await queries.invalidateQueries({ queryKey: ['editor', 'pages'] });
            setCreating(false);
            onOpen(name);
          }}
        />
      )}
    </>
  );
}
