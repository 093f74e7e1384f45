import type { Db } from '../db/database.ts';
import type { FilePort } from '../ports/files/file-port.ts';
import type { FileLinks } from './file-links.ts';

/** Dependencies of the file handlers. */
export interface FileServices {
  db: Db;
  files: FilePort;
  fileLinks: FileLinks;
  /** Current time; tests set it. */
  now(): Date;
}
