import { Box, Button, IconButton, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import LeftIcon from '@mui/icons-material/ArrowBack';
import RightIcon from '@mui/icons-material/ArrowForward';
import { MAX_COLUMNS, type PageBlock } from '@talad/elements/page/page';
import { useEditorPlace } from '../../session/EditorContext.tsx';
import { useText } from '../../use-text.ts';
import { ContentChoice } from './ContentChoice.tsx';
import { useColumns } from './use-columns.ts';

/** The columns of a row: what each holds, their order and their number. */
export function ColumnList({ row }: { readonly row: PageBlock }) {
  const t = useText();
  const { actions } = useEditorPlace();
  const { columns, add, remove, move, replace } = useColumns(row);
  return (
    <Box component="section" aria-label={t('column.list')} sx={{ px: 2, display: 'grid', gap: 2 }}>
      {columns.map((column, index) => {
        const n = index + 1;
        return (
          <Box key={column.id} role="group" aria-label={t('column.nth', { n })}>
            <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
              <Typography variant="h3" sx={{ flex: 1 }}>
                {t('column.nth', { n })}
              </Typography>
              <IconButton
                size="small"
                aria-label={t('column.left', { n })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <LeftIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('column.right', { n })}
                disabled={n === columns.length}
                onClick={() => move(index, 1)}
              >
                <RightIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('column.remove', { n })}
                disabled={columns.length === 1}
                onClick={() => remove(index)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Box>
            <ContentChoice
              label={t('column.content', { n })}
              column={column}
              onChange={(name) => replace(index, name)}
            />
            <Button size="small" onClick={() => actions.select(column.id)}>
              {t('column.edit', { n })}
            </Button>
          </Box>
        );
      })}
      <Button startIcon={<AddIcon />} disabled={columns.length >= MAX_COLUMNS} onClick={add}>
        {t('column.add')}
      </Button>
    </Box>
  );
}

interface ColumnContentProps {
  readonly row: PageBlock;
  readonly column: PageBlock;
}

/** The choice of what a selected column holds, above its own form. */
export function ColumnContent({ row, column }: ColumnContentProps) {
  const t = useText();
  const { columns, replace } = useColumns(row);
  const index = columns.indexOf(column);
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <ContentChoice
        label={t('column.here')}
        column={column}
        onChange={(name) => replace(index, name)}
      />
    </Box>
  );
}
