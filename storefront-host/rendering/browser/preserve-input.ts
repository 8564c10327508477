/**
 * Keeps text that was typed in an island's fields on the server's page: an own property `value`
 * shadows the field's setter, so that the first render does not overwrite text, caret or
 * composition. The returned function removes the property and sends the text to the hydrated
 * element by events.
 */
export function preserveInput({ shadowRoot }: Element): () => void {
  const fields = [...(shadowRoot?.querySelectorAll('input') ?? [])].filter(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );
  for (const field of fields) {
    Object.defineProperty(field, 'value', { writable: true, configurable: true });
  }
  return () => {
    for (const field of fields) {
      Reflect.deleteProperty(field, 'value');
      // Only the pressed radio button of a group counts.
      if (field.type === 'radio' && field.checked) field.click();
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // The shopper emptied the field to type again, so it has not changed yet.
      if (field.value) field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
}
