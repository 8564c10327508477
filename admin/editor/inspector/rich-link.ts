/** A link in rich text: its text, and its current address. */
export interface LinkPlace {
  readonly range: Range;
  readonly href: string;
}

export function linkAt(place: HTMLElement): LinkPlace {
  const selection = getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  if (!range || !place.contains(range.commonAncestorContainer)) {
    const end = document.createRange();
    end.selectNodeContents(place);
    end.collapse(false);
    return { range: end, href: '' };
  }
  const { startContainer } = range;
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const link = element?.closest('a');
  if (!link || !place.contains(link)) return { range: range.cloneRange(), href: '' };
  const whole = document.createRange();
  whole.selectNodeContents(link);
  return { range: whole, href: link.getAttribute('href') ?? '' };
}

/**
 * Inserts a link with the browser's own commands, so that its undo works. Without a text, it shows
 * the address.
 */
export function putLink(place: HTMLElement, { range }: LinkPlace, href: string): void {
  place.focus();
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  if (href === '') document.execCommand('unlink');
  else if (range.collapsed) {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = href.replace(/^(mailto|tel):/, '');
    document.execCommand('insertHTML', false, link.outerHTML);
  } else document.execCommand('createLink', false, href);
}
