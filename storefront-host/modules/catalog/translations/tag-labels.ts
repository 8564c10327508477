/**
 * Tags as a reader sees them. Their overlay is one text, labels with commas between, in the order of
 * the tags; a tag without one keeps its own name.
 */
export function tagLabels(
  tags: readonly string[],
  overlay: string | null | undefined,
): readonly string[] {
  const labels = (overlay ?? '').split(',').map((label) => label.trim());
  return tags.map((tag, index) => labels[index] || tag);
}
