/**
 * Converts the contract's tags to a text with commas and back. An empty label keeps its position.
 */
export function splitTags(text: unknown): readonly string[] {
  return typeof text === 'string' && text !== '' ? text.split(',').map(leftTrimmed) : [];
}

/** Keep a space at the end, because more text may follow it. */
const leftTrimmed = (label: string): string => label.trimStart();

export function joinTags(labels: readonly string[]): string {
  return labels.some((label) => label !== '') ? labels.join(', ') : '';
}

/**
 * Returns the labels of the next tags: existing tags keep theirs, suggested ones bring their own.
 */
export function retag(
  before: { readonly tags: readonly string[]; readonly labels: readonly string[] },
  next: readonly string[],
  known: ReadonlyMap<string, string>,
): readonly string[] {
  return next.map((tag) => {
    const index = before.tags.indexOf(tag);
    return index < 0 ? (known.get(tag) ?? '') : (before.labels[index] ?? '');
  });
}
