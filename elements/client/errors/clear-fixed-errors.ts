import { addressFields, checkAddressForm } from '../../commerce/forms/address-form.ts';

/**
 * Removes an error of the server, at its field and in the list above, once the field is corrected.
 */
export function clearFixedErrors(form: HTMLFormElement): void {
  const shown = new Map(
    addressFields.flatMap((name) => {
      const field = form.elements.namedItem(name);
      const isWrong = field instanceof HTMLElement && field.ariaInvalid === 'true';
      return isWrong ? [[name, { field, refused: valueOf(form, name) }] as const] : [];
    }),
  );
  // A shop may require more fields.
  const asks = Object.fromEntries(
    addressFields.map((name) => [name, isRequired(form, name) ? 'required' : 'optional'] as const),
  );
  form.addEventListener('input', () => {
    const check = checkAddressForm(Object.fromEntries(new FormData(form)), asks);
    const wrong = new Set<string>(check.ok ? [] : check.errors.map((error) => error.field));
    for (const [name, { field, refused }] of shown) {
      // Only the server knows the places, so any other value counts as corrected.
      if (wrong.has(name) || valueOf(form, name) === refused) continue;
      shown.delete(name);
      field.ariaInvalid = null;
      document.querySelector(`#e-${name}`)?.remove();
      form.querySelector(`[data-errors] [data-of=${name}]`)?.remove();
    }
    if (shown.size === 0) form.querySelector('[data-errors]')?.remove();
  });
}

function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

function isRequired(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLElement && field.hasAttribute('required');
}
