/**
 * What was typed and pressed in an island's fields on the server's page, which the first render would
 * draw over: kept out of its way with caret and composition, by a property of the field's own for so
 * long. The answer tells the element of it, once it works.
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
      // Of a group only what is pressed now.
      if (field.type === 'radio' && field.checked) field.click();
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // Emptied to be written anew: that is not over yet.
      if (field.value) field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
}
