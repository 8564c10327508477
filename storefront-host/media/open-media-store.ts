import type { MediaStore } from './media-store.ts';

export interface MediaStoreSettings {
  readonly dataDir: string;
  readonly mediaUrl: string | undefined;
}

/** Opens the store that the settings name. The S3 client is imported only if a bucket is set. */
export async function openMediaStore(settings: MediaStoreSettings): Promise<MediaStore> {
  if (settings.mediaUrl) {
    const { openBucketStore } = await import('./bucket-store.ts');
    return openBucketStore(settings.mediaUrl);
  }
  const { openDiskStore } = await import('./disk-store.ts');
  return openDiskStore(settings.dataDir);
}
