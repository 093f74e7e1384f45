import type { S3Settings } from '@navette/ops/s3';
import type { FirebaseSettings } from '../firebase.ts';
import { createFolderFiles } from './folder-files.ts';
import type { FilePort } from './file-port.ts';
import { createFirebaseFiles } from './firebase-files.ts';
import { createS3Files } from './s3-files.ts';

interface FileOptions {
  readonly firebase: FirebaseSettings | undefined;
  readonly filesBucket: S3Settings | undefined;
  /** Folder of the files when no bucket is configured. */
  readonly filesDir: string;
  readonly now: () => Date;
}

/** File storage: the configured bucket, or that of the configured Firebase project, else a local folder. */
export function createFiles({ firebase, filesBucket, filesDir, now }: FileOptions): FilePort {
  if (filesBucket) return createS3Files(filesBucket);
  const storageBucket = firebase?.storageBucket;
  return firebase && storageBucket
    ? createFirebaseFiles({ settings: { ...firebase, storageBucket }, now })
    : createFolderFiles(filesDir);
}
