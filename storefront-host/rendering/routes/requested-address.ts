/**
 * Parses a request line as a URL of which only path and query mean anything. '//x' is a path here
 * and no host, nor is a host that a proxy sent along: a link back to the request never leaves the
 * site.
 */
export function requestedAddress(target: string): URL {
  const path = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/');
  return new URL(`http://asked${path}`);
}
