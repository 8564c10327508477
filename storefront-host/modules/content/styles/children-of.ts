import type { CssNode } from 'css-tree';

/** Returns the children of a node; none for names, numbers and other leaves. */
export function childrenOf(node: CssNode): readonly CssNode[] {
  return 'children' in node && node.children ? node.children.toArray() : [];
}
