import { IconButton, Tooltip } from '@mui/material';
import ResetIcon from '@mui/icons-material/RestartAlt';
import type { Label } from '@talad/elements/schema/section-schema';
import { useLang } from '../../layout/formats.ts';
import { useText } from '../use-text.ts';
import type { ShownField } from './shown-fields.ts';

interface ResetButtonProps {
  readonly kind: NonNullable<ShownField['reset']>;
  readonly label: Label;
  readonly onClick: () => void;
}

/** Removes a field's own value with one press; undo brings it back. */
export function ResetButton({ kind, label, onClick }: ResetButtonProps) {
  const t = useText();
  const lang = useLang();
  const words = t(kind === 'default' ? 'inspect.reset' : 'inspect.untranslate', {
    field: label[lang],
  });
  return (
    <Tooltip title={words}>
      <IconButton size="small" aria-label={words} onClick={onClick}>
        <ResetIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
