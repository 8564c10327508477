/** As it was typed, without what no keyboard types: the database takes no NUL. */
export function plain(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim();
}
