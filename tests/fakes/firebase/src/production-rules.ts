import { readFileSync } from 'node:fs';
import type { Rules } from './rules/database-rules.ts';
import { type StorageRule, storageRules } from './rules/storage-rules.ts';

/** Production rules of the Realtime Database, from `docs/firebase`. */
export function productionRules(): Rules {
  const { rules } = JSON.parse(
    readFileSync(new URL('../../../../docs/firebase/database.rules.json', import.meta.url), 'utf8'),
  );
  return rules;
}

export const productionStorageRule = (): StorageRule =>
  storageRules(readFileSync(new URL('../../../../docs/firebase/storage.rules', import.meta.url), 'utf8'));
