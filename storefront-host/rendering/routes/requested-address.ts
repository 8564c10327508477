/**
 * Parses a request line as a URL of which only path and query are used. '//x' is a path here and no
 * host, and a host sent by a proxy is ignored: a link back to the request never leaves the site.
 */
export function requestedAddress(target: string): URL {
  const path = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/');
  return new URL(`http://asked${path}`);
}
