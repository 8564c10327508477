/** The server's test for texts that are markup already. */
const MARKUP = /^\s*<[a-z]/i;

/** Plain text (imports, older records) as paragraphs; markup as it is. */
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
