import type { SxProps, Theme } from '@mui/material';

/** Styles for headings, lists, tables and pictures as on a page. */
export const contentStyles: SxProps<Theme> = {
  '& .tiptap': {
    minHeight: 140,
    maxHeight: 480,
    overflowY: 'auto',
    px: 1.5,
    py: 1,
    outline: 'none',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& .tiptap > *': { my: 0 },
  '& .tiptap > * + *': { mt: 1.25 },
  '& h3': { fontSize: '1.125rem', fontWeight: 620 },
  '& h4': { fontSize: '1rem', fontWeight: 620 },
  '& ul, & ol': { pl: 3 },
  '& li p': { my: 0 },
  '& blockquote': { ml: 0, pl: 2, borderLeft: 3, borderColor: 'divider' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 1 },
  '& img.ProseMirror-selectednode': { outline: 2, outlineColor: 'primary.main' },
  '& .tableWrapper': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse', minWidth: '50%' },
  '& th, & td': {
    border: 1,
    borderColor: 'divider',
    px: 1,
    py: 0.5,
    minWidth: 72,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { bgcolor: 'action.hover', fontWeight: 620 },
  '& th p, & td p': { my: 0 },
  '& .selectedCell': { bgcolor: 'action.selected' },
};
