/** Public interface of this domain for other domains. */
export { anonymiseAgain } from './anonymised.ts';
export { readAnonymisedLists } from './anonymised.ts';
export { type ListPlace, listPlaceOf } from './anonymised.ts';
export { extendList, keepAnonymisedList } from './anonymised.ts';
export { BackupRefusal, type Manifest } from './backup-set.ts';
export { makeBackup } from './make-backup.ts';
export { restoreBackup } from './restore-backup.ts';
export { verifyBackup } from './restore-backup.ts';
