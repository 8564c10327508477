/** Why an uploaded picture was not taken. */
export const mediaTexts = {
  'error.PICTURE_MISSING': 'Choose an image to upload.',
  'error.PICTURE_TOO_LARGE': 'This image is too large. The limit is {megabytes} MB.',
  'error.PICTURE_TOO_MANY_PIXELS':
    'This picture has too many pixels. A file of this kind may have up to {megapixels} megapixels.',
  'error.PICTURE_TOO_COMPLEX':
    'This picture takes too much work to open. Please make it smaller or save it as a plain JPEG.',
  'error.PICTURES_BUSY':
    'Many pictures are being uploaded right now. Please try again in {seconds} seconds.',
  'error.PICTURES_AT_ONCE':
    'Up to {limit} pictures can be uploaded at the same time. Please try again in {seconds} seconds.',
  'error.PICTURE_FORMAT':
    'This file type is not supported. Upload a JPEG, PNG, WebP or AVIF image.',
  'error.PICTURE_ANIMATED': 'Animated images are not supported. Upload a still image.',
  'error.PICTURE_BROKEN': 'This image is damaged and cannot be opened. Save it again and retry.',
} as const;
