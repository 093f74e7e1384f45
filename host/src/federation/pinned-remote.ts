/** A remote as the release set pins it. */
export interface PinnedRemote {
  readonly name: string;
  readonly version: string;
  /** Name of the global that holds its container; different for every build. */
  readonly container: string;
  /** Folder of its files, with a slash at the end: `/registry/dispatch/0.1.0/`. */
  readonly base: string;
  readonly entry: string;
  /** Path inside the folder → `sha384-…`. */
  readonly files: Readonly<Record<string, string>>;
  /** Name of a page or dialog → the files it needs beside the entry. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}
