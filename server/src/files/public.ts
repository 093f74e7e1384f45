/** What other domains may use of this one. */
export { discardFile, holdFile } from './discarded-files.ts';
export type { FileLinks } from './file-links.ts';
export { readUpload } from './read-upload.ts';
export { isWhole } from './whole-file.ts';
export { acceptFile } from './accept-file.ts';
