/** Most bytes of a picture that is shown inside a mail. */
export const MOST_IMAGE_BYTES = 200_000;
/** Most pictures that are shown inside a mail. */
export const MOST_IMAGES = 10;
