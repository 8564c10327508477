import { MenuItem, TextField } from '@mui/material';
import { TEXT_SECTION, type PageBlock } from '@talad/elements/page/page';
import { sectionSchemas } from '@talad/elements/sections/schemas';
import { useLang } from '../../../layout/formats.ts';
import { useText } from '../../use-text.ts';
import { BLOCK, contentOf } from './column-blocks.ts';

interface ContentChoiceProps {
  readonly label: string;
  readonly column: PageBlock;
  readonly onChange: (name: string) => void;
}

/** The section in a column; text first, because most columns have it. */
export function ContentChoice({ label, column, onChange }: ContentChoiceProps) {
  const t = useText();
  const lang = useLang();
  const others = Object.entries(sectionSchemas).filter(
    ([name]) => name !== TEXT_SECTION && name !== BLOCK,
  );
  const kinds = Object.entries(sectionSchemas[BLOCK].rules['kind']?.optionLabels ?? {});
  const chosen = contentOf(column);
  const isKnown = Object.hasOwn(sectionSchemas, column.name);
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={chosen}
      onChange={({ target }) => target.value !== chosen && onChange(target.value)}
    >
      {!isKnown && <MenuItem value={column.name}>{column.name}</MenuItem>}
      <MenuItem value={TEXT_SECTION}>{t('column.text')}</MenuItem>
      {kinds.map(([kind, label]) => (
        <MenuItem key={kind} value={`${BLOCK}/${kind}`}>
          {label[lang]}
        </MenuItem>
      ))}
      {others.map(([name, schema]) => (
        <MenuItem key={name} value={name}>
          {schema.label[lang]}
        </MenuItem>
      ))}
    </TextField>
  );
}
