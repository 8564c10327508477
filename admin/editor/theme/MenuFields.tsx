import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  TextField,
  Typography,
} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import UpIcon from '@mui/icons-material/ArrowUpward';
import type { MenuLink } from '@talad/elements/page/design';
import { MAX_MENU } from '@talad/elements/page/look/menu-look';
import { safeHref } from '@talad/elements/schema/safe-href';
import { ofDesign, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { editorText, useText } from '../use-text.ts';

const PATH = '/header/menuListObjects';
const NEW: MenuLink = { title: '', link: '/' };
/** A menu of the owner's own takes the place of the one that a shop begins with: this much of it stays. */
const FIRST: MenuLink = {
  title: editorText('th', 'frame.all_products'),
  title_en: editorText('en', 'frame.all_products'),
  link: '/search',
  isShowCategoryMenu: true,
};

/** The header's menu, line by line; what a line carries beside these fields stays with it. */
export function MenuFields() {
  const t = useText();
  const { session } = useEditorPlace();
  const { header } = useEditor(ofDesign);
  const lines = Array.isArray(header?.menuListObjects) ? header.menuListObjects : [];
  const save = (value: readonly MenuLink[], gesture?: string): void => {
    session.store.commit({ op: 'setDesign', path: PATH, value }, gesture);
  };
  const change = (index: number, part: Partial<MenuLink>, gesture?: string): void => {
    save(lines.with(index, { ...(lines[index] ?? NEW), ...part }), gesture);
  };
  const move = (index: number, by: 1 | -1): void => {
    const [line, other] = [lines[index], lines[index + by]];
    if (line && other) save(lines.with(index, other).with(index + by, line));
  };
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Typography variant="body2" component="legend" sx={{ mb: 1, p: 0 }}>
        {t('frame.menu')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {lines.map((line, index) => (
          <MenuLine
            // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own
            key={index}
            line={line}
            index={index}
            last={lines.length - 1}
            onChange={(part, field) => change(index, part, field && `menu-${index}-${field}`)}
            onMove={(by) => move(index, by)}
            onRemove={() => save(lines.toSpliced(index, 1))}
          />
        ))}
      </Box>
      <Button
        size="small"
        startIcon={<AddIcon />}
        disabled={lines.length >= MAX_MENU}
        onClick={() =>
          save([...(lines.length > 0 ? lines : [FIRST]), { ...NEW, title: t('frame.new_line') }])
        }
      >
        {t('frame.add_line')}
      </Button>
    </fieldset>
  );
}

interface MenuLineProps {
  readonly line: MenuLink;
  readonly index: number;
  readonly last: number;
  readonly onChange: (part: Partial<MenuLink>, field?: keyof MenuLink) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function MenuLine({ line, index, last, onChange, onMove, onRemove }: MenuLineProps) {
  const t = useText();
  const leads = line.link === '' || line.link === '#' || safeHref(line.link) !== '#';
  const name = { name: line.title };
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, p: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {(['title', 'title_en', 'link'] as const).map((field) => (
        <TextField
          key={field}
          size="small"
          label={t(`frame.line_${field}`)}
          value={line[field] ?? ''}
          error={field === 'link' && !leads}
          helperText={field === 'link' && !leads ? t('frame.bad_link') : undefined}
          onChange={({ target }) => onChange({ [field]: target.value }, field)}
        />
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <FormControlLabel
          sx={{ flex: 1, mr: 0 }}
          label={<Typography variant="caption">{t('frame.line_categories')}</Typography>}
          control={
            <Checkbox
              size="small"
              checked={line.isShowCategoryMenu === true}
              onChange={(_event, isShowCategoryMenu) => onChange({ isShowCategoryMenu })}
            />
          }
        />
        <IconButton
          size="small"
          aria-label={t('frame.line_up', name)}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        >
          <UpIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('frame.line_down', name)}
          disabled={index === last}
          onClick={() => onMove(1)}
        >
          <DownIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={t('frame.line_remove', name)} onClick={onRemove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
