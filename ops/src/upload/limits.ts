/** Bytes of a zip. */
export const MOST_BYTES = 40 * 1024 * 1024;
/** Bytes of its files, unpacked. */
export const MOST_UNPACKED = 120 * 1024 * 1024;
/** Files in it. */
export const MOST_FILES = 2000;
/** Characters of a path. */
export const MOST_PATH = 200;
