import { useState } from 'react';
import { useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { FormDialog } from '../../layout/FormDialog.tsx';
import type { Conflict } from './use-revised-save.ts';

interface ConflictDialogProps<T> {
  readonly conflict: Conflict<T>;
  /** The fields whose own value is kept. */
  readonly onChosen: (mine: readonly string[]) => void;
}

/** Shows both values of fields that another person saved meanwhile, to choose from. Nothing is lost. */
export function ConflictDialog<T extends RaRecord>({ conflict, onChosen }: ConflictDialogProps<T>) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const mine = conflict.fields.filter((name) => !theirs.includes(name));
  return (
    <FormDialog
      title={translate('app.form.conflict_title')}
      submit={translate('app.form.conflict_go')}
      isPending={false}
      onSubmit={() => onChosen(mine)}
      onClose={() => onChosen(conflict.fields)}
    >
      <Typography>{translate('app.form.conflict_text')}</Typography>
      {conflict.fields.map((name) => (
        <FormControl key={name}>
          <FormLabel>{translate(`resources.${resource}.fields.${name}`, { _: name })}</FormLabel>
          <RadioGroup
            value={theirs.includes(name) ? 'theirs' : 'mine'}
            onChange={(_event, chosen) =>
              setTheirs(
                chosen === 'theirs' ? [...theirs, name] : theirs.filter((one) => one !== name),
              )
            }
          >
            <FormControlLabel
              value="mine"
              control={<Radio />}
              label={translate('app.form.mine', { value: shown(conflict.mine[name]) })}
            />
            <FormControlLabel
              value="theirs"
              control={<Radio />}
              label={translate('app.form.theirs', { value: shown(conflict.latest[name]) })}
            />
          </RadioGroup>
        </FormControl>
      ))}
    </FormDialog>
  );
}

const LENGTH = 200;

function shown(value: unknown): string {
  const text = textsOf(value).join(' · ');
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text || '–';
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
