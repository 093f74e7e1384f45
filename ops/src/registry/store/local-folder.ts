import { keys } from '../keys.ts';
import { storeOf } from './store-of.ts';

/**
 * Path on this machine of a published version, which is only read.
 * @throws {Refusal} when its files are not those that were published
 */
export const localFolder = (registry: string, name: string, version: string): Promise<string> =>
  storeOf(registry).folders.local(keys.remote(name, version));

/** Whether the files of a version are there. */
export const isPublished = (registry: string, name: string, version: string): Promise<boolean> =>
  storeOf(registry).folders.has(keys.remote(name, version));
