/** The last copy, for browsers that keep the clipboard from us; all shops share this origin. */
const KEPT = 'talad-copied-sections';

export async function writeClipboard(text: string): Promise<void> {
  try {
    localStorage.setItem(KEPT, text);
  } catch {
    // A full or blocked storage leaves the clipboard itself.
  }
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without the permission the kept copy is pasted.
  }
}

/** Returns the clipboard's text, or the last copy if the browser or its user says no. */
export async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return localStorage.getItem(KEPT) ?? '';
  }
}
