import { recordVersions } from './record-versions.ts';

/** Versions of the records that the suite's one client has read; apart from the client, since components ask for them and call nothing. */
export const suiteVersions = recordVersions();

/** The version (ETag) of the record at a path, of its last answer; undefined when it was not read. */
export const recordVersion = (path: string): string | undefined => suiteVersions.of(path);

/**
 * Makes a call whose PUT of this path is meant for a version of the record.
 * @throws {ApiProblem} `record.changed` with `who` and `at` when the record has another version by then
 */
export const meantFor: typeof suiteVersions.meantFor = (path, version, call) =>
  suiteVersions.meantFor(path, version, call);
