import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import type { StockChangeReason } from '../../../storefront-host/modules/sales/stock/stock.contract.ts';
import { tabular } from '../../layout/styles.ts';
import {
  directionOf,
  MAX_NOTE,
  refuseQuantity,
  stockReasons,
  type Direction,
} from './stock-form.ts';
import { useStockChange } from './use-stock-change.ts';

interface StockDialogProps {
  readonly product: { readonly id: number; readonly remain: number };
  readonly title: string;
  readonly onClose: () => void;
}

/**
 * Corrects the stock by a number of pieces with a reason; it shows the resulting stock, which
 * cannot be typed.
 */
export function StockDialog({ product, title, onClose }: StockDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState<StockChangeReason>('received');
  const [chosen, setChosen] = useState<Direction>('remove');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending } = useStockChange(product.id, onClose);
  const direction = directionOf(reason, chosen);
  const quantity = Number(typed);
  const refusal = refuseQuantity(quantity, direction, product.remain);
  const delta = direction === 'add' ? quantity : -quantity;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!refusal) mutate({ delta, reason, ...(note.trim() && { note: note.trim() }) });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{translate('app.stock.change_of', { title })}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 0.5 }}>
            <Choice
              label={translate('app.stock.reason')}
              value={reason}
              options={stockReasons}
              text={(option) => translate(`app.stock.reasons.${option}`)}
              onChange={setReason}
            />
            <Typography variant="body2" color="textSecondary" sx={{ mt: -1 }}>
              {translate(`app.stock.help.${reason}`)}
            </Typography>
            {reason === 'count' && (
              <Choice
                label={translate('app.stock.direction')}
                value={chosen}
                options={['add', 'remove']}
                text={(option) => translate(`app.stock.${option}`)}
                onChange={setChosen}
              />
            )}
            <TextField
              label={translate('app.stock.quantity')}
              value={typed}
              onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
              error={isTried && refusal !== undefined}
              helperText={isTried && refusal ? translate(refusal.key, refusal.vars) : ' '}
              autoFocus
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
            <Box sx={{ mt: -2 }} aria-live="polite">
              <Typography variant="body2" color="textSecondary">
                {translate('app.stock.after_label')}
              </Typography>
              <Typography sx={{ ...tabular, fontSize: '1.25rem', fontWeight: 620 }}>
                {translate('app.stock.after', {
                  before: product.remain,
                  after: refusal ? '…' : product.remain + delta,
                })}
              </Typography>
            </Box>
            <TextField
              label={translate('app.stock.note')}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              helperText={translate('app.stock.note_help')}
              slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('app.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('app.stock.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly text: (option: T) => string;
  readonly onChange: (option: T) => void;
}

function Choice<T extends string>({ label, value, options, text, onChange }: ChoiceProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      color="primary"
      aria-label={label}
      value={value}
      onChange={(_event, next: T | null) => next !== null && onChange(next)}
    >
      {options.map((option) => (
        <ToggleButton key={option} value={option} sx={{ lineHeight: 1.7 }}>
          {text(option)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
