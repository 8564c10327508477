import { addressFields, checkAddressForm } from '../commerce/address-form.ts';

/** Takes an error of the server away, at its field and in the list above, once the field is mended. */
export function mendErrors(form: HTMLFormElement): void {
  const shown = new Map(
    addressFields.flatMap((name) => {
      const field = form.elements.namedItem(name);
      const isWrong = field instanceof HTMLElement && field.ariaInvalid === 'true';
      return isWrong ? [[name, { field, refused: valueOf(form, name) }] as const] : [];
    }),
  );
  form.addEventListener('input', () => {
    const check = checkAddressForm(Object.fromEntries(new FormData(form)));
    const wrong = new Set<string>(check.ok ? [] : check.errors.map((error) => error.field));
    for (const [name, { field, refused }] of shown) {
      // The server alone knows the places: there, another value is given the benefit of the doubt.
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
