import { memo } from 'react';
import { IconButton, Tooltip } from '@mui/material';
import ResetIcon from '@mui/icons-material/RestartAlt';
import type { Label } from '@talad/elements/schema/section-schema';
import { useLang } from '../../layout/formats.ts';
import { useText } from '../use-text.ts';
import type { ShownField } from './shown-fields.ts';

interface ResetButtonProps {
  readonly kind: NonNullable<ShownField['reset']>;
  readonly label: Label;
  /** Saved name of the field. */
  readonly saved: string;
  readonly isOverlay: boolean;
  readonly onChange: (name: string, value: unknown, isOverlay: boolean) => void;
}

/**
 * Removes a field's own value with one press; undo brings it back. A key in the field does not
 * render it (design §9).
 */
export const ResetButton = memo(function ResetButton({
  kind,
  label,
  saved,
  isOverlay,
  onChange,
}: ResetButtonProps) {
  const t = useText();
  const lang = useLang();
  const words = t(kind === 'default' ? 'inspect.reset' : 'inspect.untranslate', {
    field: label[lang],
  });
  return (
    <Tooltip title={words}>
      <IconButton
        size="small"
        aria-label={words}
        onClick={() => onChange(saved, undefined, isOverlay)}
      >
        <ResetIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
});
