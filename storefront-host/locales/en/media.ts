/** Why an uploaded picture was not taken. */
export const mediaTexts = {
  'error.PICTURE_MISSING': 'Please choose a picture to upload.',
  'error.PICTURE_TOO_LARGE':
    'This picture is too large. Pictures of up to {megabytes} MB are accepted.',
  'error.PICTURE_TOO_MANY_PIXELS':
    'This picture has too many pixels. Please make it smaller than {megapixels} megapixels.',
  'error.PICTURE_FORMAT':
    'This file is not a picture we can use. Please upload JPEG, PNG, WebP or AVIF.',
  'error.PICTURE_ANIMATED': 'Moving pictures are not accepted. Please upload a still one.',
  'error.PICTURE_BROKEN':
    'This picture is damaged and can not be opened. Please save it again and retry.',
} as const;
