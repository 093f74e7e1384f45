import { StoreFault } from '../refusal.ts';

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
  const said = inWords(error);
  return (
    said &&
    new StoreFault(
      `${said.what}, then give the command again; it completes or drops what this one began (${said.code}).`,
      { cause: error },
    )
  );
}

/** Fault of the place of the registry, for a caller of the server; undefined for every other error. */
export function storeFaultOf(error: unknown): StoreFault | undefined {
  if (error instanceof StoreFault) return error;
  const said = inWords(error);
  return said && new StoreFault(`${said.what} (${said.code}).`, { cause: error });
}

function inWords(error: unknown): { readonly what: string; readonly code: string } | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  const code = String(error.code);
  const reason = REASONS[code];
  if (reason === undefined) return undefined;
  const place = [error].flatMap((each) => ('dest' in each ? [each.dest] : 'path' in each ? [each.path] : []));
  return { what: `${typeof place[0] === 'string' ? place[0] : 'The registry'}: ${reason}`, code };
}
