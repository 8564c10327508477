/** All that match within a page, those in open shadow roots too, in the order of the page. */
export function findDeep(root: ParentNode, selector: string): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...(element.shadowRoot ? findDeep(element.shadowRoot, selector) : []),
  ]);
}
