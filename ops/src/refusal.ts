/** Something ops will not do, with the reason for the person at the keyboard. Exit code 1, no stack trace. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The place where the registry is kept does not do its part, with the reason for the person at the keyboard. Exit code 70, no stack trace. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
}

/** Why a request got no answer: `fetch` says so in the cause of its error alone. */
export function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error && failure.cause.message !== '' ? failure.cause.message : failure.message;
}

/** Code of a system error, as `ENOENT`; empty for every other error. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** System errors, each with the action for the engineer on call. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free space, for example with ops prune',
  EDQUOT: 'the disk quota is exhausted. Free space',
  EROFS: 'the disk is read-only. Mount it for writing, or use the machine that may write the registry',
  EACCES: 'permission denied. Use the account that owns the registry',
  EPERM: 'permission denied. Use the account that owns the registry',
  EIO: 'the disk fails to read or write. Check the disk',
  ESTALE: 'the network disk was remounted meanwhile. Check the mount',
  EMFILE: 'this process has too many open files. Raise its limit (ulimit -n)',
  ENOTDIR: 'a file exists where a folder is expected. Check the path',
  EEXIST: 'a file exists where a folder is expected. Check the path',
  EISDIR: 'a folder exists where a file is expected. Check the path',
  ELOOP: 'its symbolic links form a loop. Check the path',
  ENAMETOOLONG: 'the name is too long. Choose a shorter path',
};

/** An error of the machine as a sentence for whoever typed the command; undefined for every other one, which is shown with its stack trace. */
export function systemFault(error: unknown): StoreFault | undefined {
  return faultOf(error, ', then give the command again; it completes or discards what this command began');
}

/** Fault of the place of the registry, for a caller of the server; undefined for every other error. */
export function storeFaultOf(error: unknown): StoreFault | undefined {
  return error instanceof StoreFault ? error : faultOf(error, '');
}

function faultOf(error: unknown, then: string): StoreFault | undefined {
  const code = codeOf(error);
  const reason = REASONS[code];
  if (reason === undefined || !(error instanceof Error && 'syscall' in error)) return undefined;
  const place = 'dest' in error ? error.dest : 'path' in error ? error.path : undefined;
  const where = typeof place === 'string' ? place : 'The registry';
  return new StoreFault(`${where}: ${reason}${then} (${code}).`, { cause: error });
}
