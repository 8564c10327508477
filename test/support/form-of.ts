/** Builds a form with files, as browsers send it. */
export function formOf(
  fields: Readonly<Record<string, string>>,
  files: readonly Uint8Array[] = [],
  name = 'pictures',
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const [at, bytes] of files.entries()) {
    form.append(name, new Blob([Buffer.from(bytes)], { type: 'image/png' }), `${at}.png`);
  }
  return form;
}
