/** Store for the bytes of pictures: a folder under DATA_DIR, or an S3-compatible bucket. */
export interface MediaStore {
  /** Overwrites an existing object. The object is complete and durable once the promise resolves. */
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** Returns null if there is no such object. */
  read(key: string): Promise<Uint8Array | null>;
  /** Removing a missing object is no error, because a sweep may run twice. */
  remove(key: string): Promise<void>;
  /** Yields keys that begin with the prefix, with the time of their last write. */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly writtenAt: Date }>;
}
