import {
  parseDecimal,
  encodings,
  type Encoding,
  type DraftStock,
  formatNames,
  type FormatName,
  parsePriceRule,
  type Money,
} from '../../modules/back-office/import/index.ts';
import { CommandError } from '../command.ts';

export const importOptions = {
  shop: { type: 'string' },
  currency: { type: 'string' },
  rate: { type: 'string' },
  price: { type: 'string' },
  stock: { type: 'string' },
  format: { type: 'string' },
  encoding: { type: 'string' },
  'dry-run': { type: 'boolean' },
  create: { type: 'boolean' },
  title: { type: 'string' },
  owner: { type: 'string' },
  kind: { type: 'string' },
  report: { type: 'string' },
} as const;

type Values = {
  readonly [name in keyof typeof importOptions]?: string | boolean | undefined;
};

export interface ImportCall {
  readonly shop: string;
  readonly file: string;
  readonly currency: string;
  readonly money: Money;
  readonly stock: DraftStock;
  readonly format?: FormatName;
  readonly encoding?: Encoding;
  readonly dryRun: boolean;
  readonly create: boolean;
  readonly title?: string;
  readonly owner?: string;
  readonly kind?: 'shop' | 'bookfair';
  readonly report?: string;
}

/** @throws CommandError with one line for each missing or invalid argument. */
export function readImportCall(values: Values, files: readonly string[]): ImportCall {
  const [file] = files;
  const { shop, title, owner, report } = values;
  if (typeof shop !== 'string' || !file || files.length > 1) {
    throw new CommandError('Which shop and which file? import --shop <name> --currency THB <file>');
  }
  const currency = currencyOf(values.currency);
  const format = oneOf('--format', values.format, formatNames);
  const encoding = oneOf('--encoding', values.encoding, encodings);
  const kind = oneOf('--kind', values.kind, ['shop', 'bookfair'] as const);
  return {
    shop,
    file,
    currency,
    money: { rate: rateOf(currency, values.rate), rule: ruleOf(values.price) },
    stock: stockOf(values.stock),
    dryRun: values['dry-run'] === true,
    create: values.create === true,
    ...(format && { format }),
    ...(encoding && { encoding }),
    ...(kind && { kind }),
    ...(typeof title === 'string' && { title }),
    ...(typeof owner === 'string' && { owner }),
    ...(typeof report === 'string' && { report }),
  };
}

function currencyOf(value: string | boolean | undefined): string {
  if (typeof value !== 'string') {
    throw new CommandError(
      'In which money is the file? --currency THB, or --currency USD --rate 36.5',
    );
  }
  const currency = value.toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw new CommandError(`'${value}' is no currency: three letters, as THB or USD.`);
  }
  return currency;
}

function rateOf(currency: string, value: string | boolean | undefined) {
  if (currency === 'THB') {
    if (value === undefined) return null;
    throw new CommandError('Baht need no --rate.');
  }
  const rate = typeof value === 'string' ? parseDecimal(value) : null;
  if (rate && rate.digits > 0n) return rate;
  throw new CommandError(`How many baht is one ${currency}? --rate 36.5`);
}

function ruleOf(value: string | boolean | undefined) {
  if (typeof value !== 'string') return null;
  const rule = parsePriceRule(value);
  if (rule) return rule;
  throw new CommandError(
    `'${value}' is no price rule: fixed:199, range:120-480, range:120-480/5 or column:NAME.`,
  );
}

function stockOf(value: string | boolean | undefined): DraftStock {
  if (typeof value !== 'string') return null;
  if (value === 'unlimited') return 'unlimited';
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new CommandError(`'${value}' is no stock: a number of pieces, or unlimited.`);
}

function oneOf<T extends string>(
  name: string,
  value: string | boolean | undefined,
  known: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = known.find((one) => one === value);
  if (!found) throw new CommandError(`${name} is one of ${known.join(', ')}, not '${value}'.`);
  return found;
}
