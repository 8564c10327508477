import { createContext, useContext, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportName } from '../../providers/calls/import-calls.ts';

const NameContext = createContext<ImportName>('imports');

/** Tells the pages below what is imported: products, customers or orders. */
export function ImportKind({
  name,
  children,
}: {
  readonly name: ImportName;
  readonly children: ReactNode;
}) {
  return <NameContext value={name}>{children}</NameContext>;
}

export function useImportName(): ImportName {
  return useContext(NameContext);
}

const roots = {
  imports: 'app.imports',
  'customer-imports': 'app.customer_imports',
  'order-imports': 'app.order_imports',
} as const;

/** Translates texts that differ between these. */
export function useKindTranslate() {
  const translate = useTranslate();
  const root = roots[useImportName()];
  return (key: string, vars?: Readonly<Record<string, string | number>>) =>
    translate(`${root}.${key}`, vars);
}
