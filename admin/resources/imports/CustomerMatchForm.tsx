import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Alert, Stack, Typography } from '@mui/material';
import type { ShopImport } from '../../../storefront-host/modules/back-office/imports/imports.contract.ts';
import { customerImportFields } from '../../../storefront-host/modules/sales/customers/import/customer-import.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { CheckFile } from './CheckFile.tsx';
import { MatchColumns, matchesOf } from './MatchColumns.tsx';
import { useImportStep } from './use-imports.ts';

interface CustomerMatchFormProps {
  readonly found: ShopImport;
  readonly onChecked: () => void;
}

const contacts = ['id', 'email', 'phone'];

/** Maps the columns of a file of customers. */
export function CustomerMatchForm({ found, onChecked }: CustomerMatchFormProps) {
  const translate = useTranslate();
  const [fields, setFields] = useState(() => found.columns.map(({ field }) => field));
  const { mutate, isPending } = useImportStep(onChecked);
  const isReady = contacts.some((field) => fields.includes(field));
  const check = (event: FormEvent) => {
    event.preventDefault();
    const matches = matchesOf(found.columns, fields);
    mutate(({ checkImport }) => checkImport('customer-imports', found.id, { matches }));
  };
  return (
    <Stack component="form" sx={{ gap: 2 }} onSubmit={check}>
      <Section title={translate('app.imports.columns')}>
        <Stack sx={{ gap: 2 }}>
          <Typography>{translate('app.imports.match')}</Typography>
          <MatchColumns
            columns={found.columns}
            fields={fields}
            choices={customerImportFields}
            onChange={setFields}
          />
        </Stack>
      </Section>
      {fields.includes('marketing') && (
        <Alert severity="info">{translate('app.customer_imports.consent')}</Alert>
      )}
      <CheckFile
        isReady={isReady}
        needs={translate('app.customer_imports.needs')}
        isPending={isPending}
      />
    </Stack>
  );
}
