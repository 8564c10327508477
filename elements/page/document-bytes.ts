/** Size of a document's JSON in UTF-8, as it is sent and stored. */
export function documentBytes(document: unknown): number {
  return new TextEncoder().encode(JSON.stringify(document)).byteLength;
}
