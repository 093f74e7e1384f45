/** Error codes of what is not there, or has a name that no file can have. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/**
 * Result of a read, or `none` where there is nothing. Any other failure stays one: what this user may not read, or what the disk fails to read, must not pass for what is
 * not there (a registry without tokens lets everybody change it, one without a pointer runs nothing).
 */
export const unlessAbsent = <T, N>(read: Promise<T>, none: N): Promise<T | N> =>
  read.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return none;
    throw error;
  });
