import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useLang } from '../../layout/formats.ts';
import type { Conflict } from '../session/editor-session.ts';
import type { MergeConflict } from '../model/merge.ts';
import { blockName, fieldName } from '../section-names.ts';
import { useText } from '../use-text.ts';

interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly onResolve: (keepMine: readonly MergeConflict[]) => void;
}

/** Both versions of what two people changed, side by side; everything else is merged already. */
export function ConflictDialog({ conflict, onResolve }: ConflictDialogProps) {
  const t = useText();
  const lang = useLang();
  const [mine, setMine] = useState<ReadonlySet<MergeConflict>>(new Set());
  return (
    <Dialog open fullWidth maxWidth="sm">
      <DialogTitle>{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t('conflict.text')}</Typography>
        {conflict.conflicts.map((one) => {
          const field = one.path.split('/').at(-1) ?? '';
          const heading = one.id
            ? `${blockName({ name: one.name }, lang)} · ${fieldName(one.name, field, lang)}`
            : field;
          return (
            <RadioGroup
              key={`${one.id}${one.path}`}
              aria-label={heading}
              value={mine.has(one) ? 'mine' : 'theirs'}
              onChange={(_event, value) => {
                const next = new Set(mine);
                if (value === 'mine') next.add(one);
                else next.delete(one);
                setMine(next);
              }}
              sx={{ mb: 2 }}
            >
              <Typography variant="h3">{heading}</Typography>
              {(['mine', 'theirs'] as const).map((side) => (
                <FormControlLabel
                  key={side}
                  value={side}
                  control={<Radio />}
                  label={`${t(`conflict.${side}`)}: ${shown(one[side]) || t('conflict.empty')}`}
                />
              ))}
            </RadioGroup>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => onResolve([...mine])}>
          {t('conflict.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
