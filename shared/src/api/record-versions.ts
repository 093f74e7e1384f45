/** Versions (ETags) of the records that the browser has read or saved, by path, and the version that a running PUT is based on. */
export interface RecordVersions {
  /** The version of the record's last answer; undefined when it was not read. */
  readonly of: (path: string) => string | undefined;
  /** Stores the ETag of an answer; called with each one. */
  readonly learn: (path: string, response: Response) => void;
  /**
   * Runs a call whose PUT of this path sends `If-Match` with this version: it is refused (409 `record.changed`) when the record has changed since.
   */
  readonly meantFor: <T>(path: string, version: string | undefined, call: () => Promise<T>) => Promise<T>;
  /** Version that a PUT of this path is based on. */
  readonly meant: (path: string) => string | undefined;
  /** Empties the store: another user may have other rights. */
  readonly clear: () => void;
}

/** Makes an empty store of versions. */
export function recordVersions(): RecordVersions {
  const known = new Map<string, string>();
  const meant = new Map<string, string>();
  return {
    of: (path) => known.get(path),
    learn: (path, response) => {
      const version = response.headers.get('ETag');
      if (response.ok && version !== null) known.set(path, version);
    },
    meantFor: async (path, version, call) => {
      if (version === undefined) return call();
      meant.set(path, version);
      try {
        return await call();
      } finally {
        if (meant.get(path) === version) meant.delete(path);
      }
    },
    meant: (path) => meant.get(path),
    clear: () => known.clear(),
  };
}

/** Path of a URL, without origin and query. */
export const pathOf = (address: string): string => new URL(address).pathname;

/**
 * Makes a call whose PUT of this path is meant for a version of the record.
 * @throws {ApiProblem} `record.changed` with `who` and `at` when the record has another version by then
 */
export const meantFor: typeof suiteVersions.meantFor = (path, version, call) =>
  suiteVersions.meantFor(path, version, call);

/** Versions of the records that the suite's one client has read; apart from the client, since components ask for them and call nothing. */
export const suiteVersions = recordVersions();

/** The version (ETag) of the record at a path, of its last answer; undefined when it was not read. */
export const recordVersion = (path: string): string | undefined => suiteVersions.of(path);
