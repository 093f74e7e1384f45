import { readFileSync } from 'node:fs';
import type { Rules } from './rules/database-rules.ts';

/** The rules a house puts into its project, as they lie beside its guide. */
export function productionRules(): Rules {
  const { rules } = JSON.parse(readFileSync(new URL('../../../../docs/firebase/database.rules.json', import.meta.url), 'utf8'));
  return rules;
}
