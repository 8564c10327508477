/** Tags of the contract, a text with commas between. A label that is empty keeps its place. */
export function splitTags(text: unknown): readonly string[] {
  return typeof text === 'string' && text !== '' ? text.split(',').map(leftTrimmed) : [];
}

/** A space at the end stays: more is typed behind it. */
const leftTrimmed = (label: string): string => label.trimStart();

export function joinTags(labels: readonly string[]): string {
  return labels.some((label) => label !== '') ? labels.join(', ') : '';
}

/** The labels of the next tags: those of before stay with their tags, suggested ones bring theirs. */
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
