import type { ShopImport } from '../../../storefront-host/modules/back-office/imports/imports.contract.ts';
import { MatchColumn } from './MatchColumn.tsx';

interface MatchColumnsProps {
  readonly columns: ShopImport['columns'];
  /** The field of each column; '' for none. */
  readonly fields: readonly string[];
  readonly choices: readonly string[];
  readonly onChange: (fields: string[]) => void;
}

/** Maps each column of the file to a field. */
export function MatchColumns({ columns, fields, choices, onChange }: MatchColumnsProps) {
  return columns.map(({ name, sample }, index) => (
    <MatchColumn
      // oxlint-disable-next-line react/no-array-index-key -- names may repeat, and columns never move
      key={`${index} ${name}`}
      name={name}
      sample={sample}
      field={fields[index] ?? ''}
      taken={fields}
      choices={choices}
      onChange={(field) => onChange(fields.with(index, field))}
    />
  ));
}

/** Returns the field of each column by its name in lower case, as the server takes them. */
export function matchesOf(
  columns: ShopImport['columns'],
  fields: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ name }, index) => [name.toLowerCase(), fields[index] ?? '']),
  );
}
