/** Types that the server takes, for the `accept` of file inputs. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** The pictures of a drop or a paste; other files are left to the page. */
export function picturesOf(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
