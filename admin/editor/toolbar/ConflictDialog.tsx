import { useState } from 'react';
import {
  Box,
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
import { SCREENS } from '@talad/elements/page/page';
import { useLang } from '../../layout/formats.ts';
import type { Conflict } from '../session/editor-session.ts';
import type { MergeConflict } from '../model/merge.ts';
import { SCREEN_TEXTS } from '../selection/ScreenSwitches.tsx';
import { blockName, pathName } from '../section-names.ts';
import { isRecord } from '../model/leaves.ts';
import { useText } from '../use-text.ts';

interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly onResolve: (keepMine: readonly MergeConflict[]) => void;
}

/** Shows both versions of conflicting changes side by side; all others are merged already. */
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
          const what = pathName(one.name, one.path, lang);
          const heading = one.id ? `${blockName({ name: one.name }, lang)} · ${what}` : what;
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
                  label={
                    <>
                      <strong>{t(`conflict.${side}`)}</strong>{' '}
                      <Version value={one[side]} path={one.path} />
                    </>
                  }
                  sx={{ alignItems: 'flex-start', '& .MuiRadio-root': { mt: -0.75 }, mt: 1 }}
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

interface VersionProps {
  readonly value: unknown;
  readonly path: string;
}

function Version({ value, path }: VersionProps) {
  const t = useText();
  const hidden = path === '/hideOn' && Array.isArray(value) ? value : [];
  const screens = SCREENS.filter((screen) => hidden.includes(screen));
  const words =
    path === '/hideOn'
      ? screens.map((screen) => t(SCREEN_TEXTS[screen])).join(' · ')
      : textOf(value);
  const isColor = /^#[0-9a-f]{3,6}$/i.test(words);
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {isColor && (
        <Box
          component="span"
          sx={{
            display: 'inline-block',
            width: '1em',
            height: '1em',
            mr: 0.75,
            borderRadius: 0.5,
            verticalAlign: '-0.15em',
            border: 1,
            borderColor: 'divider',
          }}
          style={{ backgroundColor: words }}
        />
      )}
      {words ? cut(words) : t('conflict.empty')}
    </Box>
  );
}

/** Returns a readable text of a value, without markup and field names. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/<[^>]*>/g, ' ').trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const inner = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  return inner.map(textOf).filter(Boolean).join(' · ');
}

function cut(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
