import { parseBaht } from '@talad/elements/commerce/money';
import { ProductUpdate } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { limitOf } from '../../forms/contract-limits.ts';

export const MAX_TITLE = limitOf(ProductUpdate.properties.titles.properties.th, 'maxLength');

type Translate = (key: string, vars?: Record<string, string | number>) => string;

/** Said beside the field before anything is sent; the server checks all of it again. */
export function validateProduct(
  values: Readonly<Record<string, unknown>>,
  translate: Translate,
): Record<string, unknown> {
  const { titles } = values;
  const isNameless = isTitles(titles) && titles.th.trim() === '' && titles.en.trim() === '';
  return {
    ...validatePrices(values, translate),
    ...(isNameless && { titles: { th: translate('ra.validation.required') } }),
  };
}

/** A combination of options has prices of its own, its name is its product's. */
export function validatePrices(
  values: Readonly<Record<string, unknown>>,
  translate: Translate,
): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  const { price, full_price: full } = values;
  const priceError = checkBaht(price, translate);
  if (priceError !== undefined) errors['price'] = priceError;
  if (full === null || full === undefined) return errors;
  const fullError = checkBaht(full, translate);
  if (fullError !== undefined) errors['full_price'] = fullError;
  else if (typeof full === 'number' && typeof price === 'number' && full <= price) {
    errors['full_price'] = translate('app.products.full_price_low');
  }
  return errors;
}

function checkBaht(value: unknown, translate: Translate): string | undefined {
  if (value === null || value === undefined) return translate('ra.validation.required');
  if (typeof value !== 'number' || Number.isNaN(value)) return translate('ra.validation.number');
  if (value < 0) return translate('ra.validation.minValue', { min: 0 });
  return parseBaht(value) === null ? translate('app.products.decimals') : undefined;
}

function isTitles(value: unknown): value is { readonly th: string; readonly en: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'th') === 'string' &&
    typeof Reflect.get(value, 'en') === 'string'
  );
}
