/** Store for the bytes of pictures: a folder under DATA_DIR, or a bucket that speaks S3. */
export interface MediaStore {
  /** Overwrites; the object is whole and durable once the promise resolves. */
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** Null if there is no such object. */
  read(key: string): Promise<Uint8Array | null>;
  /** Removing a missing object is no error, because a sweep may run twice. */
  remove(key: string): Promise<void>;
  /** Keys that begin with the prefix, with the time of their last write. */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly writtenAt: Date }>;
}
