const MAX_NAME = 120;

/** Returns a file's name without folders and extension, in Unicode NFC. */
export function mediaName(file: string): string {
  const last = file.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  // Lists cannot show control characters.
  const name = last.replace(/\.[a-z]{3,4}$/i, '').replace(/\p{Cc}/gu, '');
  return name.trim().slice(0, MAX_NAME).toWellFormed();
}

interface MediaTexts {
  readonly name: string;
  readonly alt: { readonly th?: string; readonly en?: string };
  readonly tags: readonly string[];
}

/** Returns the text that a search of the library matches. */
export function mediaSearchText({ name, alt, tags }: MediaTexts): string {
  return [name, alt.th ?? '', alt.en ?? '', ...tags].join(' ').normalize('NFC').toLowerCase();
}
