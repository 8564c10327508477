import type { CssNode } from 'css-tree';

/** Empty for nodes that have none, such as names and numbers. */
export function childrenOf(node: CssNode): readonly CssNode[] {
  return 'children' in node && node.children ? node.children.toArray() : [];
}
