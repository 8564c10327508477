/** Returns the size of a document's JSON in UTF-8. */
export function documentBytes(document: unknown): number {
  return new TextEncoder().encode(JSON.stringify(document)).byteLength;
}
