const texts: Readonly<Record<string, string>> = {
  BAD_ADDRESS: 'no web address',
  PRIVATE_ADDRESS: 'an address inside a private network, which is never asked',
  TOO_MANY_REDIRECTS: 'sent on from address to address without end',
  PICTURE_TOO_LARGE: 'larger than 12 MB',
  PICTURE_TOO_MANY_PIXELS: 'too many pixels',
  PICTURE_TOO_COMPLEX: 'too much work to decode',
  PICTURE_FORMAT: 'no JPEG, PNG, WebP or AVIF',
  PICTURE_ANIMATED: 'an animation',
  PICTURE_BROKEN: 'a broken picture',
  HTTP_STATUS: 'its host answered',
  TIMEOUT: 'its host did not answer in time',
  UNREACHABLE: 'its host cannot be reached',
};

/** Translates a stored reason such as 'HTTP_STATUS 404'. */
export function pictureReason(error: string | null): string {
  const [code = '', ...detail] = (error ?? '').split(' ');
  return [texts[code] ?? code, ...detail].join(' ').trim();
}
