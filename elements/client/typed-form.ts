import { addressFields } from '../commerce/forms/address-form.ts';
import { clearFixedErrors } from './errors/clear-fixed-errors.ts';
import { keepReminder } from './keep-reminder.ts';
import { postInPlace } from './post-in-place.ts';
import { quoteDelivery } from './quote-delivery.ts';

const KEY = 'talad-typed';
const COUPON = 'coupon';
/** Names of the stored fields; never the payment. */
const NAMES = [...addressFields, COUPON] as const;
/** Fields about one order only. */
const OF_ONE_ORDER = ['note', COUPON] as const;

type Typed = Readonly<Record<string, string>>;

/** Name of the stored field that identifies the last post. */
const POST = 'post';

/**
 * Stores the input of the checkout for this tab: a shopper who goes back to change the cart begins
 * another checkout and finds the input there. Values that the server shows after a later post win.
 */
export function startTypedForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-typed]');
  if (!form) return clearOrderFields();
  const post = form.dataset['typed'] ?? '';
  const typed = read();
  if (post === '' || post === typed[POST]) fillIn(form, typed);
  addEventListener('pagehide', () => write({ ...typedIn(form), [POST]: post }));
  postInPlace(form);
  clearFixedErrors(form);
  quoteDelivery(form);
  keepReminder(form);
}

/**
 * Removes the fields of the finished order; the address is used for the next shop of the same cart.
 */
function clearOrderFields(): void {
  const typed = read();
  if (Object.keys(typed).length === 0) return;
  write({ ...typed, ...Object.fromEntries(OF_ONE_ORDER.map((name) => [name, ''])) });
}

function fillIn(form: HTMLFormElement, typed: Typed): void {
  for (const name of NAMES) {
    const field = fieldOf(form, name);
    const value = typed[name];
    // The shopper may have typed before this code was loaded.
    if (!field || value === undefined || field.value !== field.defaultValue) continue;
    if (name !== COUPON && value !== field.value) {
      // The input is none of the saved addresses.
      form.querySelector('.saved [aria-current]')?.removeAttribute('aria-current');
    }
    field.value = value;
  }
}

function typedIn(form: HTMLFormElement): Typed {
  // An applied coupon has no field.
  const applied = form.querySelector<HTMLElement>('[data-code]')?.dataset['code'];
  const typed = NAMES.map((name) => [name, fieldOf(form, name)?.value ?? ''] as const);
  return { ...Object.fromEntries(typed), ...(applied && { [COUPON]: applied }) };
}

function fieldOf(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

function read(): Typed {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(typed ?? {});
    return Object.fromEntries(entries.filter((one) => typeof one[1] === 'string'));
  } catch {
    return {};
  }
}

function write(typed: Typed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Storage is blocked: the shopper types it again.
  }
}
