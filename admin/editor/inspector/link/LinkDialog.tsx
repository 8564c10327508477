import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useText } from '../../use-text.ts';
import { CategoryChoice } from './CategoryChoice.tsx';
import { LINK_KINDS, readLink, writeLink, type LinkTarget } from './link-target.ts';
import { PageChoice } from './PageChoice.tsx';
import { ProductChoice } from './ProductChoice.tsx';

interface LinkDialogProps {
  readonly href: string;
  readonly onClose: () => void;
  /** '' removes the link. */
  readonly onUse: (href: string) => void;
  /** The rich text restores its focus itself. */
  readonly keepsFocus?: boolean;
}

/** Dialog for the target of a button or link: records of the shop are chosen, other targets are typed. */
export function LinkDialog({ href, onClose, onUse, keepsFocus = false }: LinkDialogProps) {
  const t = useText();
  const translate = useTranslate();
  const [target, setTarget] = useState<LinkTarget>(() => readLink(href));
  const [isSubmitted, setSubmitted] = useState(false);
  const made = writeLink(target);
  const problem = isSubmitted && made === null ? t(`link.bad_${target.kind}`) : undefined;
  const set = (value: string): void => setTarget({ ...target, value });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby="link-dialog"
      disableRestoreFocus={keepsFocus}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble through portals: the form around the field must not be submitted.
          event.stopPropagation();
          if (made === null) setSubmitted(true);
          else onUse(made);
        }}
      >
        <DialogTitle id="link-dialog">{t('link.title')}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            <TextField
              select
              label={t('link.kind')}
              value={target.kind}
              onChange={(event) => {
                const kind = LINK_KINDS.find((one) => one === event.target.value) ?? 'page';
                setSubmitted(false);
                setTarget({ kind, value: '' });
              }}
            >
              {LINK_KINDS.map((kind) => (
                <MenuItem key={kind} value={kind}>
                  {t(`link.${kind}`)}
                </MenuItem>
              ))}
            </TextField>
            <LinkChoice target={target} problem={problem} onChange={set} />
          </Box>
        </DialogContent>
        <DialogActions>
          {href !== '' && (
            <Button color="error" onClick={() => onUse('')} sx={{ mr: 'auto' }}>
              {t('link.remove')}
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            {translate('app.action.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {t('link.use')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface LinkChoiceProps {
  readonly target: LinkTarget;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

function LinkChoice({ target: { kind, value }, problem, onChange }: LinkChoiceProps) {
  const t = useText();
  const common = { value, problem, onChange };
  switch (kind) {
    case 'page':
      return <PageChoice {...common} />;
    case 'product':
      return <ProductChoice {...common} />;
    case 'category':
      return <CategoryChoice {...common} />;
    case 'web':
    case 'mail':
    case 'phone':
      return (
        <TextField
          key={kind}
          autoFocus
          label={t(`link.${kind}`)}
          placeholder={EXAMPLES[kind]}
          value={value}
          error={problem !== undefined}
          helperText={problem}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { inputMode: KEYBOARDS[kind], autoCapitalize: 'none', spellCheck: false },
          }}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

const EXAMPLES = { web: 'https://', mail: 'shop@example.com', phone: '02 123 4567' } as const;
const KEYBOARDS = { web: 'url', mail: 'email', phone: 'tel' } as const;
