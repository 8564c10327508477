import { createHash } from 'node:crypto';
import type { TarEntry } from './tar.ts';

/** Creates the checksum of secrets.json and pictures, in the order of the file. */
export function filesDigest() {
  const hash = createHash('sha256');
  let pictures = 0;
  return {
    add({ name, data }: TarEntry): void {
      if (name.startsWith('media/')) pictures += 1;
      hash.update(`${name}\0${data.length}\0`).update(data);
    },
    pictures: () => pictures,
    sha256: () => hash.copy().digest('hex'),
  };
}
