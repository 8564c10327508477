import type { TObject } from 'typebox';
import { fieldsOf, refusalOf, ruleOf, type Translate } from './field-rules.ts';

export type FormValues = Readonly<Record<string, unknown>>;
export type FormErrors = Record<string, unknown>;
/** Rules about several fields, with errors in the reader's language. */
export type CrossRule = (values: FormValues, translate: Translate) => FormErrors;

/** Returns the contract's errors by field name. The server validates again. */
export function validateForm(
  contract: TObject,
  values: FormValues,
  translate: Translate,
  rule: CrossRule = () => ({}),
): FormErrors {
  const errors: FormErrors = {};
  for (const source of fieldsOf(contract)) {
    const found = ruleOf(contract, source);
    const value = valueAt(values, source);
    // A field that the form does not contain is not sent, so it cannot be invalid.
    if (!found || (value === undefined && !isSent(contract, source))) continue;
    const refusal = refusalOf(found, value, translate);
    if (refusal !== undefined) putAt(errors, source, refusal);
  }
  return { ...errors, ...rule(values, translate) };
}

function isSent({ required }: { readonly required?: readonly string[] }, source: string): boolean {
  return required?.includes(source) ?? false;
}

function valueAt(values: FormValues, source: string): unknown {
  return source
    .split('.')
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
      values,
    );
}

function putAt(errors: FormErrors, source: string, refusal: string): void {
  const steps = source.split('.');
  const last = steps.pop() ?? source;
  let place = errors;
  for (const step of steps) {
    const inner = (place[step] ?? {}) as FormErrors;
    place[step] = inner;
    place = inner;
  }
  place[last] = refusal;
}
