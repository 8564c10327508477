import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Box, IconButton, Stack, TextField, Typography } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { typeQuantity } from '@talad/elements/commerce/cart/quantity';
import { formatPrice } from '@talad/elements/locales/format';
import type { Quote } from '../../../../storefront-host/modules/sales/orders/manual/manual-orders.contract.ts';
import { Section } from '../../../layout/Section.tsx';
import { tabular } from '../../../layout/styles.ts';
import type { ManualLine, ManualValues } from './manual-form.ts';
import { StockFinder } from './StockFinder.tsx';

export function LinesSection({ quote }: { readonly quote: Quote | null | undefined }) {
  const translate = useTranslate();
  const { setValue } = useFormContext<ManualValues>();
  const lines = useWatch<ManualValues, 'lines'>({ name: 'lines' });
  const change = (next: ManualLine[]) => setValue('lines', next, { shouldDirty: true });
  return (
    <Section title={translate('app.orders.lines')}>
      <Stack sx={{ gap: 1.5 }}>
        <StockFinder
          chosen={lines.map(({ product_id: id }) => id)}
          onChosen={({ id, title, option_text }) =>
            change([...lines, { product_id: id, title, option_text, quantity: 1 }])
          }
        />
        {lines.length === 0 && (
          <Typography color="textSecondary">{translate('app.orders.manual.no_lines')}</Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map((line) => (
            <Line
              key={line.product_id}
              line={line}
              quoted={quote?.lines.find((one) => one.product_id === line.product_id)}
              onQuantity={(quantity) =>
                change(lines.map((one) => (one === line ? { ...line, quantity } : one)))
              }
              onRemove={() => change(lines.filter((one) => one !== line))}
            />
          ))}
        </Box>
      </Stack>
    </Section>
  );
}

interface LineProps {
  readonly line: ManualLine;
  readonly quoted: Quote['lines'][number] | undefined;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

function Line({ line, quoted, onQuantity, onRemove }: LineProps) {
  const translate = useTranslate();
  const name = [line.title, line.option_text].join(' ').trim();
  const refusal = quoted?.refusal;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1, py: 1, alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {line.title}
        <Typography variant="caption" component="div" color="textSecondary" sx={tabular}>
          {[line.option_text, quoted && formatPrice(quoted.price)].filter(Boolean).join(' · ')}
        </Typography>
        {refusal && (
          <Typography variant="body2" color="error" role="alert">
            {translate(`app.orders.manual.refusal.${refusal.code}`, { left: refusal.left ?? 0 })}
          </Typography>
        )}
      </Box>
      <TextField
        value={line.quantity}
        error={refusal !== undefined}
        onChange={({ target }) => onQuantity(typeQuantity(target.value) || 1)}
        onFocus={({ target }) => target.select()}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            'aria-label': translate('app.orders.manual.quantity', { name }),
          },
        }}
        sx={{ width: 72 }}
      />
      <Typography sx={{ ...tabular, minWidth: 72, textAlign: 'right', fontWeight: 550 }}>
        {quoted && formatPrice(quoted.line_total)}
      </Typography>
      <IconButton aria-label={translate('app.orders.manual.remove', { name })} onClick={onRemove}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
