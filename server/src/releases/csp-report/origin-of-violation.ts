import type { Violation } from './read-violations.ts';

/** A remote's file in the registry. */
export interface RemoteFile {
  remote: string;
  version: string;
}

/** Violations by extensions of the browser are not ours. */
const extension = /^(?:\w+-)?(?:extension|web-extension)(?::|$)/;

/** Whether an extension of the browser is the cause, not the page. */
export const isOfExtension = ({ source, blocked }: Violation): boolean =>
  extension.test(source) || extension.test(blocked);

/** The remote whose code was refused something, or which was refused itself; undefined when no address is one of a remote. */
export const remoteOfViolation = ({ source, blocked }: Violation, cdn?: string): RemoteFile | undefined =>
  remoteOfAddress(source, cdn) ?? remoteOfAddress(blocked, cdn);

function remoteOfAddress(address: string, cdn: string | undefined): RemoteFile | undefined {
  if (!URL.canParse(address)) return undefined;
  const { href, pathname } = new URL(address);
  const path = (cdn && href.startsWith(cdn) ? `/registry/${href.slice(cdn.length)}` : pathname).replaceAll(
    /%2b/gi,
    '+',
  );
  const [, remote, version] =
    /^\/registry\/([a-z][a-z\d-]{0,40})\/(\d+\.\d+\.\d+(?:\+[\da-f]{12})?)\//.exec(path) ?? [];
  return remote !== undefined && version !== undefined && version.length <= 60 ? { remote, version } : undefined;
}
