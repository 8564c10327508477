/**
 * Returns the tags in the reader's language. Their translation is one text: labels with commas between, in the
 * order of the tags; a tag without a label is shown as it is.
 */
export function tagLabels(
  tags: readonly string[],
  overlay: string | null | undefined,
): readonly string[] {
  const labels = (overlay ?? '').split(',').map((label) => label.trim());
  return tags.map((tag, index) => labels[index] || tag);
}
