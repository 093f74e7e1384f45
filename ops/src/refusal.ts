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
  ENOSPC: 'the disk is full. Make room, for instance with ops prune',
  EDQUOT: 'the quota of the disk is used up. Make room',
  EROFS: 'the disk can only be read. Mount it for writing, or go to the machine that may write the registry',
  EACCES: 'this user has no right to it. Use the user that owns the registry',
  EPERM: 'this user has no right to it. Use the user that owns the registry',
  EIO: 'the disk fails to read or write. Look at the disk',
  ESTALE: 'the network disk was mounted anew meanwhile. Look at the mount',
  EMFILE: 'this process has too many open files. Raise its limit (ulimit -n)',
  ENOTDIR: 'a file is where a folder should be. Look at the path',
  EEXIST: 'a file is where a folder should be. Look at the path',
  EISDIR: 'a folder is where a file should be. Look at the path',
  ELOOP: 'its links lead in a circle. Look at the path',
  ENAMETOOLONG: 'the name is too long. Choose a shorter path',
};

/** An error of the machine as a sentence for whoever typed the command; undefined for every other one, which is shown with its stack trace. */
export function systemFault(error: unknown): StoreFault | undefined {
  return faultOf(error, ', then give the command again; it completes or drops what this one began');
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
