import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useEditorState, type Editor } from '@tiptap/react';
import { Divider, IconButton, Stack, Tooltip } from '@mui/material';
import BoldIcon from '@mui/icons-material/FormatBold';
import BulletIcon from '@mui/icons-material/FormatListBulleted';
import ClearIcon from '@mui/icons-material/FormatClear';
import HeadingIcon from '@mui/icons-material/Title';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/InsertLink';
import NumberIcon from '@mui/icons-material/FormatListNumbered';
import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import SmallHeadingIcon from '@mui/icons-material/TextFields';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import type { MediaResponse } from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { LibraryDialog } from '../../media/LibraryDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureTextDialog } from './PictureTextDialog.tsx';
import { TableTools } from './TableTools.tsx';

/** Shown in the text at once. */
const MAX_PICTURES = 20;

interface ToolbarProps {
  readonly editor: Editor;
  /** Label of the text field. */
  readonly label: string;
  readonly onPictures: (chosen: readonly MediaResponse[]) => void;
}

/** Buttons for formats; each shows whether the text at the cursor has its format. */
export function Toolbar({ editor, label, onPictures }: ToolbarProps) {
  const translate = useTranslate();
  const [dialog, setDialog] = useState<'link' | 'picture' | 'library' | null>(null);
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive('heading', { level: 3 }),
      small: now.isActive('heading', { level: 4 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullet: now.isActive('bulletList'),
      number: now.isActive('orderedList'),
      link: now.isActive('link'),
      picture: now.isActive('image'),
      table: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const t = (key: string) => translate(`app.rich.${key}`);
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={`${label}: ${t('toolbar')}`}
      sx={{ flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider', p: 0.25 }}
    >
      <Tool
        label={t('heading')}
        on={is.heading}
        onClick={() => run().toggleHeading({ level: 3 }).run()}
      >
        <HeadingIcon fontSize="small" />
      </Tool>
      <Tool
        label={t('subheading')}
        on={is.small}
        onClick={() => run().toggleHeading({ level: 4 }).run()}
      >
        <SmallHeadingIcon fontSize="small" />
      </Tool>
      <Tool label={t('bold')} on={is.bold} onClick={() => run().toggleBold().run()}>
        <BoldIcon fontSize="small" />
      </Tool>
      <Tool label={t('italic')} on={is.italic} onClick={() => run().toggleItalic().run()}>
        <ItalicIcon fontSize="small" />
      </Tool>
      <Tool label={t('bullets')} on={is.bullet} onClick={() => run().toggleBulletList().run()}>
        <BulletIcon fontSize="small" />
      </Tool>
      <Tool label={t('numbers')} on={is.number} onClick={() => run().toggleOrderedList().run()}>
        <NumberIcon fontSize="small" />
      </Tool>
      <Tool label={t('link')} on={is.link} onClick={() => setDialog('link')}>
        <LinkIcon fontSize="small" />
      </Tool>
      <Tool
        label={t(is.picture ? 'picture_text' : 'picture')}
        on={is.picture}
        onClick={() => setDialog(is.picture ? 'picture' : 'library')}
      >
        <PictureIcon fontSize="small" />
      </Tool>
      <Tool
        label={t('table')}
        on={is.table}
        disabled={is.table}
        onClick={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
      >
        <TableIcon fontSize="small" />
      </Tool>
      <Divider orientation="vertical" flexItem sx={{ mx: 0.25 }} />
      <Tool label={t('clear')} onClick={() => run().unsetAllMarks().clearNodes().run()}>
        <ClearIcon fontSize="small" />
      </Tool>
      <Tool label={t('undo')} disabled={!is.canUndo} onClick={() => run().undo().run()}>
        <UndoIcon fontSize="small" />
      </Tool>
      <Tool label={t('redo')} disabled={!is.canRedo} onClick={() => run().redo().run()}>
        <RedoIcon fontSize="small" />
      </Tool>
      {is.table && <TableTools editor={editor} />}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'library' && (
        <LibraryDialog
          max={MAX_PICTURES}
          onClose={() => setDialog(null)}
          onUse={(chosen) => {
            setDialog(null);
            onPictures(chosen);
          }}
        />
      )}
      {dialog === 'picture' && (
        <PictureTextDialog editor={editor} onClose={() => setDialog(null)} />
      )}
    </Stack>
  );
}

interface ToolProps {
  readonly label: string;
  readonly on?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, on, disabled = false, onClick, children }: ToolProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          {...(on !== undefined && { 'aria-pressed': on })}
          disabled={disabled}
          color={on ? 'primary' : 'default'}
          // Keep the selection of the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClick}
          sx={{ minWidth: 34, minHeight: 34 }}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
