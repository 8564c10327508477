/** Uses the server's test for texts that are already markup. */
const MARKUP = /^\s*<[a-z]/i;

/** Converts plain text (imports, older records) to paragraphs; markup stays unchanged. */
export function editorContent(text: string): string {
  if (MARKUP.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function escaped(text: string): string {
  const holder = document.createElement('p');
  holder.textContent = text;
  return holder.innerHTML;
}
