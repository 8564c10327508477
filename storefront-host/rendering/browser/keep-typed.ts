/**
 * Keeps text that was typed in an island's fields on the server's page: an own property `value` shadows
 * the field's setter, so that the first render does not overwrite text, caret or composition. The
 * returned function removes it and tells the element by events, once the element works.
 */
export function keepTyped({ shadowRoot }: Element): () => void {
  const fields = [...(shadowRoot?.querySelectorAll('input') ?? [])].filter(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );
  for (const field of fields) {
    Object.defineProperty(field, 'value', { writable: true, configurable: true });
  }
  return () => {
    for (const field of fields) {
      Reflect.deleteProperty(field, 'value');
      // In a group of radio buttons only the pressed one counts.
      if (field.type === 'radio' && field.checked) field.click();
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // The shopper emptied the field to write again: no change yet.
      if (field.value) field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
}
