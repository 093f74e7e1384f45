import type { FirebaseSettings } from '../firebase/firebase-settings.ts';
import { createFolderFiles } from './embedded/folder-files.ts';
import type { FilePort } from './file-port.ts';
import { createFirebaseFiles } from './firebase/firebase-files.ts';

interface FileOptions {
  readonly firebase: FirebaseSettings | undefined;
  /** Folder of the files when no bucket is named. */
  readonly filesDir: string;
  readonly now: () => Date;
}

/** File storage: the bucket of the configured project, else the own folder. */
export function createFiles({ firebase, filesDir, now }: FileOptions): FilePort {
  const storageBucket = firebase?.storageBucket;
  return firebase && storageBucket
    ? createFirebaseFiles({ settings: { ...firebase, storageBucket }, now })
    : createFolderFiles(filesDir);
}
