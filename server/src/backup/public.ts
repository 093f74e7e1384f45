/** Public interface of this domain for other domains. */
export { anonymiseAgain } from './anonymised/anonymise-again.ts';
export { readAnonymisedLists } from './anonymised/anonymised-list.ts';
export { type ListPlace, listPlaceOf } from './anonymised/anonymised-list.ts';
export { extendList, keepAnonymisedList } from './anonymised/keep-list.ts';
export { BackupRefusal, type Manifest } from './backup-set.ts';
export { makeBackup } from './make-backup.ts';
export { restoreBackup } from './restore-backup.ts';
export { verifyBackup } from './verify-backup.ts';
