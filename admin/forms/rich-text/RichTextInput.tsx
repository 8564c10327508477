import { useEffect, useId, useRef } from 'react';
import { useInput } from 'react-admin';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { Box, FormHelperText, InputLabel } from '@mui/material';
import type { MediaResponse } from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { UploadList } from '../../media/UploadList.tsx';
import { useUploads } from '../../media/use-uploads.ts';
import { messageIn } from '../message-in.ts';
import { useReportUploads } from '../uploads-of-form.tsx';
import { editorContent } from './editor-content.ts';
import { extensions } from './extensions.ts';
import { contentStyles } from './content-styles.ts';
import { Toolbar } from './Toolbar.tsx';

interface RichTextInputProps {
  readonly source: string;
  readonly label: string;
  /** Language of the text. */
  readonly lang: string;
  readonly help?: string;
}

/** A rich text with headings, lists, tables, links and pictures, as HTML; '' if it is empty. */
export function RichTextInput({ source, label, lang, help }: RichTextInputProps) {
  const id = useId();
  const { field, fieldState } = useInput({ source });
  const disabled = field.disabled === true;
  const value: string = typeof field.value === 'string' ? field.value : '';
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    content: editorContent(value),
    editable: !disabled,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate({ editor: changed }) {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      field.onChange(written.current);
    },
    onBlur: () => field.onBlur(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        lang,
        id,
      },
      handlePaste: (_view, event) => takeFiles(event.clipboardData),
      handleDrop: (_view, event) => takeFiles(event.dataTransfer),
    },
  });
  const uploads = useUploads((stored) => insertPictures(editor, [stored]));
  useReportUploads(uploads);
  // Shows the form's value after a discard or a newer reading.
  useEffect(() => {
    if (written.current === value) return;
    written.current = value;
    editor.commands.setContent(editorContent(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);

  function takeFiles(data: DataTransfer | null): boolean {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return false;
    uploads.add(files);
    return true;
  }

  const message = messageIn(fieldState.error);
  return (
    <Box>
      <InputLabel
        id={`${id}-label`}
        error={fieldState.invalid}
        onClick={() => editor.commands.focus()}
        sx={{ fontSize: '0.8125rem', mb: 0.5, whiteSpace: 'normal' }}
      >
        {label}
      </InputLabel>
      <Box
        sx={{
          border: 1,
          borderColor: fieldState.invalid ? 'error.main' : 'divider',
          borderRadius: 1,
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        {!disabled && (
          <Toolbar
            editor={editor}
            label={label}
            onPictures={(chosen) => insertPictures(editor, chosen)}
          />
        )}
        <Box component={EditorContent} editor={editor} sx={contentStyles} />
      </Box>
      <UploadList uploads={uploads} />
      {message !== undefined ? (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      ) : (
        help && <FormHelperText>{help}</FormHelperText>
      )}
    </Box>
  );
}

/** Inserts stored pictures at the cursor, with the library's description. */
function insertPictures(editor: Editor, stored: readonly MediaResponse[]): void {
  const pictures = stored.map(({ picture: { src, width, height, alt } }) => ({
    type: 'image',
    attrs: { src, width, height, alt },
  }));
  editor.chain().focus().insertContent(pictures).run();
}
