/** Returns the slug of an address or option value: letters and digits of any script, joined by '-'. */
export function slugOf(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 120)
      // A lone surrogate is no character, and PostgreSQL refuses it.
      .replace(/[\uD800-\uDBFF]$/, '')
  );
}
