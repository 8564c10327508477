import { useState, type ComponentType } from 'react';
import { Box, Button, Collapse, IconButton, Paper, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import MoreIcon from '@mui/icons-material/ExpandMore';
import { isActive } from '@talad/elements/schema/conditions';
import type { RuntimeFields } from '@talad/elements/schema/fields';
import { useLang } from '../../layout/formats.ts';
import { isRecord } from '../model/leaves.ts';
import { useText } from '../use-text.ts';
import { problemText, type FieldProps } from './field-props.ts';
import { useAimedItem } from './use-aimed-field.ts';

interface ListFieldProps extends FieldProps {
  readonly of: RuntimeFields;
  /** Renders one field of any kind. It is a parameter, because importing it would be a circle. */
  readonly Control: ComponentType<FieldProps>;
  /** Names an item; otherwise its own text does. */
  readonly nameOf?: (item: Readonly<Record<string, unknown>>) => string;
}

/**
 * A list such as slides, features or tabs: each item is a row, one of them open; the canvas shows
 * the open one.
 */
export function ListField({ of, Control, nameOf = titleOf, ...props }: ListFieldProps) {
  const t = useText();
  const lang = useLang();
  const { rule, value, onChange, onItem, problems, path } = props;
  const items = Array.isArray(value) ? value.filter(isRecord) : [];
  const [open, setOpen] = useState<number | null>(null);
  const aimed = useAimedItem(path);
  const [lastAimed, setLastAimed] = useState<number | null>(null);
  if (aimed !== lastAimed) {
    setLastAimed(aimed);
    if (aimed !== null) setOpen(aimed);
  }
  const max = rule.maxItems ?? 100;
  const show = (index: number | null): void => {
    setOpen(index);
    onItem(index);
  };
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (!item) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
    show(to);
  };
  return (
    <Box component="section" aria-label={rule.label[lang]}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="h3">{rule.label[lang]}</Typography>
        <Typography variant="caption" color="textSecondary">
          {t('inspect.of', { n: items.length, max })}
        </Typography>
      </Box>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1,
        }}
      >
        {items.map((item, index) => {
          const n = index + 1;
          const isOpen = open === index;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- an item has no id, only its index
            <Paper component="li" variant="outlined" key={index}>
              <Box sx={{ display: 'flex', alignItems: 'center', pl: 0.5 }}>
                <Button
                  color="inherit"
                  aria-expanded={isOpen}
                  aria-label={`${t('list.open', { n })}: ${nameOf(item)}`}
                  onClick={() => show(isOpen ? null : index)}
                  startIcon={<MoreIcon sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />}
                  sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', px: 1 }}
                >
                  <Typography noWrap>{nameOf(item) || t('list.item', { n })}</Typography>
                </Button>
                <IconButton
                  size="small"
                  aria-label={t('list.up', { n })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <UpIcon fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t('list.down', { n })}
                  disabled={n === items.length}
                  onClick={() => move(index, n)}
                >
                  <DownIcon fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t('list.remove', { n })}
                  onClick={() => {
                    onChange(items.toSpliced(index, 1));
                    show(null);
                  }}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </Box>
              <Collapse in={isOpen} unmountOnExit>
                <Box
                  sx={{
                    p: 1.5,
                    pt: 1,
                    display: 'grid',
                    gridTemplateColumns: 'minmax(0, 1fr)',
                    gap: 2,
                  }}
                >
                  {Object.entries(of).map(([name, field]) => {
                    const inner = rule.of?.[name];
                    const here = `${path}/${index}/${name}`;
                    if (!inner || !isActive(inner.when, of, item)) return null;
                    return (
                      <Control
                        key={name}
                        field={field}
                        rule={inner}
                        value={item[name]}
                        problems={problems.filter((one) => one.path.startsWith(here))}
                        path={here}
                        onItem={() => undefined}
                        onChange={(next, gesture) => {
                          const { [name]: _old, ...others } = item;
                          const changed = next === undefined ? others : { ...others, [name]: next };
                          onChange(items.toSpliced(index, 1, changed), gesture);
                        }}
                      />
                    );
                  })}
                </Box>
              </Collapse>
            </Paper>
          );
        })}
      </Box>
      <Button
        size="small"
        startIcon={<AddIcon />}
        disabled={items.length >= max}
        onClick={() => {
          onChange([...items, {}]);
          show(items.length);
        }}
        sx={{ mt: 1 }}
      >
        {items.length >= max ? t('list.full', { max }) : t('list.add')}
      </Button>
      {problemText(props, t) && (
        <Typography role="alert" variant="caption" color="error">
          {problemText(props, t)}
        </Typography>
      )}
    </Box>
  );
}

/** Returns the beginning of an item's text. */
function titleOf(item: Readonly<Record<string, unknown>>): string {
  for (const name of ['title', 'heading', 'category_name', 'text', 'desc']) {
    const value = item[name];
    if (typeof value === 'string' && value) return value;
  }
  return '';
}
