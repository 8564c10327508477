import { unsafeCSS, type CSSResultOrNative } from 'lit';

interface StyledClass {
  /** Reading it finalizes the class, which makes its own list of styles. */
  readonly observedAttributes: readonly string[];
  readonly elementStyles: CSSResultOrNative[];
}

const styled = new WeakSet<StyledClass>();

/**
 * Gives boxes that are made in a browser the rules of the shop's look from the page's head; those of the
 * server bring them in their HTML. Before the class is defined, so that no box is upgraded without them.
 */
export function withLook<T extends StyledClass>(box: T): T {
  const css = document.querySelector('#talad-box')?.textContent;
  if (!css || styled.has(box) || box.observedAttributes.length === 0) return box;
  styled.add(box);
  box.elementStyles.push(unsafeCSS(css));
  return box;
}
