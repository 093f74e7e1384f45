import { resolve } from 'node:path';

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '../../../..');
