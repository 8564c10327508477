/** Returns pasted text as the field takes it: plain, and in one line if the field has one. */
export function pastedText(text: string, isLong: boolean): string {
  const plain = text.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ');
  return isLong ? plain : plain.replaceAll(/^\n+|\n+$/g, '').replaceAll(/\s*\n\s*/g, ' ');
}

/**
 * Returns the beginning of `text` that fits into `room` UTF-16 units, as the field's limit counts;
 * a letter keeps its vowel and tone marks or is left out.
 */
export function fitting(text: string, room: number): string {
  if (text.length <= room) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('th').segment(text)) {
    if (index + segment.length > room) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Returns the text of an editable element, in which browsers may write a new line as an element. */
export function textOf(element: Node): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node instanceof Text) text += node.data;
    else if (node instanceof HTMLBRElement) text += '\n';
    else text += textOf(node);
  }
  return text;
}
