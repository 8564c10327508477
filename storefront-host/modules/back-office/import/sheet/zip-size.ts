const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Largest distance of the end record from the end: an archive's comment has at most 65,535 bytes. */
const FARTHEST_END = 65_557;

/**
 * Returns the unpacked bytes of all files in an archive, as its directory declares them; null if there is no
 * readable directory. The reader of sheets never allocates more than these sizes, so a small archive that would
 * unpack to gigabytes is refused before it is unpacked.
 */
export function unpackedSize(zip: Buffer): number | null {
  const end = findEnd(zip);
  if (end === null) return null;
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) return null;
    total += zip.readUInt32LE(at + 24);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return total;
}

function findEnd(zip: Buffer): number | null {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - FARTHEST_END); at -= 1) {
    if (zip.readUInt32LE(at) === END) return at;
  }
  return null;
}
