/** Types that the server accepts, for the `accept` of file inputs. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Returns the pictures of a drop or a paste; the page handles other files. */
export function picturesOf(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
