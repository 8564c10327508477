/** Reasons why an uploaded picture was refused. */
export const mediaTexts = {
  'error.PICTURE_MISSING': 'Choose an image to upload.',
  'error.PICTURE_TOO_LARGE': 'This image is too large. The limit is {megabytes} MB.',
  'error.PICTURE_TOO_MANY_PIXELS':
    'This image has too many pixels. Files of this type can have up to {megapixels} megapixels.',
  'error.PICTURE_TOO_COMPLEX':
    'This image is too complex to process. Please make it smaller or save it as a standard JPEG.',
  'error.PICTURES_BUSY':
    'Many images are being uploaded right now. Please try again in {seconds} {seconds|second|seconds}.',
  'error.PICTURES_AT_ONCE':
    'Up to {limit} {limit|image|images} can be uploaded at the same time. Please try again in {seconds} {seconds|second|seconds}.',
  'error.PICTURE_FORMAT':
    'This file type is not supported. Upload a JPEG, PNG, WebP or AVIF image.',
  'error.PICTURE_ANIMATED': 'Animated images are not supported. Upload a still image.',
  'error.PICTURE_BROKEN':
    'This image is damaged and cannot be opened. Save it again and retry the upload.',
  'error.MEDIA_IN_USE':
    'This image is used in other places by now. Check where it is used and confirm again.',
  'error.MEDIA_ELSEWHERE':
    'This image is used in parts of the shop that you cannot change. Ask the owner.',
} as const;
