/** Why an uploaded picture was not taken. */
export const mediaTexts = {
  'error.PICTURE_MISSING': 'Please choose a picture to upload.',
  'error.PICTURE_TOO_LARGE':
    'This picture is too large. Pictures of up to {megabytes} MB are accepted.',
  'error.PICTURE_TOO_MANY_PIXELS':
    'This picture has too many pixels. A file of this kind may have up to {megapixels} megapixels.',
  'error.PICTURE_TOO_COMPLEX':
    'This picture takes too much work to open. Please make it smaller or save it as a plain JPEG.',
  'error.PICTURES_BUSY':
    'Many pictures are being uploaded right now. Please try again in {seconds} seconds.',
  'error.PICTURES_AT_ONCE':
    'Up to {limit} pictures can be uploaded at the same time. Please try again in {seconds} seconds.',
  'error.PICTURE_FORMAT':
    'This file is not a picture we can use. Please upload JPEG, PNG, WebP or AVIF.',
  'error.PICTURE_ANIMATED': 'Moving pictures are not accepted. Please upload a still one.',
  'error.PICTURE_BROKEN':
    'This picture is damaged and can not be opened. Please save it again and retry.',
} as const;
