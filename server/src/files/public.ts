/** Public interface of this domain for other domains. */
export { BACKUP_LOCK, discardFile, holdFile } from './discarded-files.ts';
export { REFERENCED_FILES } from './discarded-files.ts';
export type { FileLinks } from './file-links.ts';
export { readUpload } from './transfer.ts';
export { fileName } from './transfer.ts';
export { sendFile } from './transfer.ts';
export { acceptLogo, readPdf, storeReferenced } from './store-referenced.ts';
export type { ReferencedFile } from './store-referenced.ts';
