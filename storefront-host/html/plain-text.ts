/**
 * Removes characters that no keyboard types from typed text, because the database accepts no NUL.
 */
export function plain(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim();
}
