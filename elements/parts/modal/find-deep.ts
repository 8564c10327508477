/** Returns all matching elements of a page in document order, also in open shadow roots. */
export function findDeep(root: ParentNode, selector: string): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...(element.shadowRoot ? findDeep(element.shadowRoot, selector) : []),
  ]);
}
