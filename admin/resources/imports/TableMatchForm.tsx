import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Alert, Stack, Typography } from '@mui/material';
import type { ShopImport } from '../../../storefront-host/modules/back-office/imports/imports.contract.ts';
import { customerImportFields } from '../../../storefront-host/modules/sales/customers/import/customer-import.contract.ts';
import { orderImportFields } from '../../../storefront-host/modules/sales/past-orders/order-record.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { CheckFile } from './CheckFile.tsx';
import { useImportName, useKindTranslate } from './import-kind.tsx';
import { MatchColumns, matchesOf } from './MatchColumns.tsx';
import { useImportStep } from './use-imports.ts';

interface TableMatchFormProps {
  readonly found: ShopImport;
  readonly onChecked: () => void;
}

const tables = {
  'customer-imports': {
    choices: customerImportFields,
    isReady: (fields: readonly string[]) =>
      ['id', 'email', 'phone'].some((field) => fields.includes(field)),
  },
  'order-imports': {
    choices: orderImportFields,
    isReady: (fields: readonly string[]) =>
      ['number', 'placedAt'].every((field) => fields.includes(field)),
  },
} as const;

/** Maps the columns of a file of customers or orders. */
export function TableMatchForm({ found, onChecked }: TableMatchFormProps) {
  const translate = useTranslate();
  const ofKind = useKindTranslate();
  const importName = useImportName();
  const name = importName === 'order-imports' ? importName : 'customer-imports';
  const { choices, isReady } = tables[name];
  const [fields, setFields] = useState(() => found.columns.map(({ field }) => field));
  const { mutate, isPending } = useImportStep(onChecked);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const matches = matchesOf(found.columns, fields);
    mutate(({ checkImport }) => checkImport(name, found.id, { matches }));
  };
  return (
    <Stack component="form" sx={{ gap: 2 }} onSubmit={check}>
      <Section title={translate('app.imports.columns')}>
        <Stack sx={{ gap: 2 }}>
          <Typography>{translate('app.imports.match')}</Typography>
          <MatchColumns
            columns={found.columns}
            fields={fields}
            choices={choices}
            onChange={setFields}
          />
        </Stack>
      </Section>
      {fields.includes('marketing') && (
        <Alert severity="info">{translate('app.customer_imports.consent')}</Alert>
      )}
      <CheckFile isReady={isReady(fields)} needs={ofKind('needs')} isPending={isPending} />
    </Stack>
  );
}
