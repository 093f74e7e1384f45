/** Maximum bytes of an inline image. */
export const MOST_IMAGE_BYTES = 200_000;
/** Maximum number of inline images. */
export const MOST_IMAGES = 10;
