/** The selection within a shadow root: `getSelection` alone does not look into it. */
interface ComposedSelection {
  getComposedRanges?: (options: { readonly shadowRoots: readonly ShadowRoot[] }) => StaticRange[];
}
interface CaretDocument {
  caretPositionFromPoint?: (
    x: number,
    y: number,
    options: { readonly shadowRoots: readonly ShadowRoot[] },
  ) => { readonly offsetNode: Node; readonly offset: number } | null;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place between two letters. */
export interface Caret {
  readonly node: Node;
  readonly offset: number;
}

/** Returns the selected range if it is within `host`. */
export function rangeIn(host: HTMLElement): Range | null {
  const root = host.getRootNode();
  const selection = getSelection();
  if (!selection) return null;
  const { getComposedRanges }: ComposedSelection = Object(selection);
  const [found] =
    root instanceof ShadowRoot && getComposedRanges
      ? getComposedRanges.call(selection, { shadowRoots: [root] })
      : selection.rangeCount > 0
        ? [selection.getRangeAt(0)]
        : [];
  return found && host.contains(found.startContainer) && host.contains(found.endContainer)
    ? liveRange(found)
    : null;
}

export function liveRange(given: StaticRange | Range): Range {
  const range = document.createRange();
  range.setStart(given.startContainer, given.startOffset);
  range.setEnd(given.endContainer, given.endOffset);
  return range;
}

export function selectRange({ startContainer, startOffset, endContainer, endOffset }: Range): void {
  getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
}

/** Returns the caret nearest to a point of the window; null outside of `host`. */
export function caretAt(host: HTMLElement, { x, y }: Point): Caret | null {
  const root = host.getRootNode();
  const { caretPositionFromPoint }: CaretDocument = Object(document);
  const found = caretPositionFromPoint?.call(document, x, y, {
    shadowRoots: root instanceof ShadowRoot ? [root] : [],
  });
  return found && host.contains(found.offsetNode)
    ? { node: found.offsetNode, offset: found.offset }
    : null;
}

export function putCaret(host: HTMLElement, caret: Caret | null): void {
  const selection = getSelection();
  if (caret) selection?.collapse(caret.node, caret.offset);
  else {
    selection?.selectAllChildren(host);
    selection?.collapseToEnd();
  }
}
