import { useTranslate } from 'react-admin';
import type { Editor } from '@tiptap/react';
import { Button, Stack } from '@mui/material';

/** Rows and columns of the table that the cursor is in. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  const translate = useTranslate();
  const run = () => editor.chain().focus();
  const tools = {
    row_add: () => run().addRowAfter().run(),
    row_remove: () => run().deleteRow().run(),
    column_add: () => run().addColumnAfter().run(),
    column_remove: () => run().deleteColumn().run(),
    table_remove: () => run().deleteTable().run(),
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', width: '100%' }}>
      {Object.entries(tools).map(([key, act]) => (
        <Button
          key={key}
          size="small"
          color="inherit"
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          {translate(`app.rich.${key}`)}
        </Button>
      ))}
    </Stack>
  );
}
