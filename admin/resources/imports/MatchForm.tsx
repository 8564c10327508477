import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import {
  importFields,
  type ImportSettings,
  type ShopImport,
} from '../../../storefront-host/modules/back-office/imports/imports.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { CheckFile } from './CheckFile.tsx';
import { MatchColumns, matchesOf } from './MatchColumns.tsx';
import { useImportStep } from './use-imports.ts';

interface MatchFormProps {
  readonly found: ShopImport;
  readonly onChecked: () => void;
}

/** Maps the columns of the file; a known format needs no mapping. */
export function MatchForm({ found, onChecked }: MatchFormProps) {
  const translate = useTranslate();
  const [format, setFormat] = useState(found.format ?? found.known_format ?? 'talad');
  const [fields, setFields] = useState(() => found.columns.map(({ field }) => field));
  const [stock, setStock] = useState(found.stock ?? '');
  const [rate, setRate] = useState(found.rate ?? '');
  const [price, setPrice] = useState(found.price ?? '');
  const { mutate, isPending } = useImportStep(onChecked);
  const byHand = found.known_format !== format;
  const hasPrices = byHand ? fields.includes('price') : format !== found.format || found.has_prices;
  const hasTitle = !byHand || fields.includes('title');
  const isReady = hasTitle && (hasPrices || price !== '');
  const check = (event: FormEvent) => {
    event.preventDefault();
    const matches = matchesOf(found.columns, fields);
    const settings: ImportSettings = {
      format,
      ...(byHand && { matches }),
      rate: rate === '' ? null : rate,
      stock: stock === '' ? null : stock,
      price: price === '' ? null : price,
    };
    mutate(({ checkImport }) => checkImport('imports', found.id, settings));
  };
  return (
    <Stack component="form" sx={{ gap: 2 }} onSubmit={check}>
      <Section title={translate('app.imports.columns')}>
        <Stack sx={{ gap: 2 }}>
          <Typography>
            {translate(
              found.known_format ? `app.imports.known.${found.known_format}` : 'app.imports.match',
            )}
          </Typography>
          {found.known_format && found.known_format !== 'talad' && (
            <TextField
              select
              label={translate('app.imports.format')}
              value={format}
              onChange={({ target }) => setFormat(target.value as typeof format)}
              sx={{ maxWidth: 320 }}
            >
              <MenuItem value={found.known_format}>
                {translate(`app.imports.formats.${found.known_format}`)}
              </MenuItem>
              <MenuItem value="talad">{translate('app.imports.formats.talad')}</MenuItem>
            </TextField>
          )}
          {byHand && (
            <MatchColumns
              columns={found.columns}
              fields={fields}
              choices={importFields}
              onChange={setFields}
            />
          )}
        </Stack>
      </Section>
      <Section title={translate('app.imports.details')}>
        <Stack sx={{ gap: 2, maxWidth: 320 }}>
          <TextField
            label={translate('app.imports.price')}
            value={price}
            onChange={({ target }) => setPrice(target.value.replace(/[^\d.,]/g, '').slice(0, 11))}
            helperText={translate('app.imports.price_help')}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <TextField
            label={translate('app.imports.stock')}
            value={stock === 'unlimited' ? '' : stock}
            onChange={({ target }) => setStock(target.value.replace(/\D/g, '').slice(0, 6))}
            helperText={translate('app.imports.stock_help')}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <TextField
            label={translate('app.imports.rate')}
            value={rate}
            onChange={({ target }) => setRate(target.value.replace(/[^\d.,]/g, '').slice(0, 12))}
            helperText={translate('app.imports.rate_help')}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        </Stack>
      </Section>
      <CheckFile isReady={isReady} needs={translate('app.imports.needs')} isPending={isPending} />
    </Stack>
  );
}
