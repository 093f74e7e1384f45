import { fingerprint } from '../../registry/files.ts';
import { readMatrix, type MatrixRow } from '../../matrix/matrix-file.ts';
import type { DeployedHost } from '../deployed.ts';
import type { Finding } from '../report.ts';
import type { Candidate, RemoteUnderCheck } from '../remote-under-check.ts';

/** What the compatibility matrix says of each remote in the deployed host: a failed pair refuses, one that was never tried warns. */
export async function checkMatrix({ registry, remotes, deployed }: Candidate): Promise<readonly Finding[]> {
  const rows = await readMatrix(registry).catch(() => undefined);
  if (rows === undefined) return [{ severity: 'failed', remote: null, detail: "matrix.json can't be read" }];
  return remotes.flatMap((remote): Finding[] => {
    const tried = rowsAbout(rows, remote, deployed.host);
    const failed = tried.filter(({ result }) => result === 'failed');
    const pair = `${remote.name} ${remote.version} in host ${deployed.host.version}`;
    if (tried.length === 0)
      return [{ severity: 'warned', remote: remote.name, detail: `${pair} was never tried (npm run matrix)` }];
    return failed.map(({ at, findings }) => ({
      severity: 'failed',
      remote: remote.name,
      detail: `${pair} failed on ${at}: ${findings.join('; ') || 'without a reason'}`,
    }));
  });
}

/**
 * Rows of exactly this content and this build of the host where there are any. Else those of the versions, which never change once published; where
 * these do not agree, one of them was another build, and nothing is known of this one.
 */
function rowsAbout(
  rows: readonly MatrixRow[],
  { name, version, pinned }: RemoteUnderCheck,
  host: DeployedHost,
): readonly MatrixRow[] {
  const content = fingerprint(
    Object.entries(pinned.files)
      .map(([path, integrity]) => ({ path, integrity, bytes: 0 }))
      .sort((left, right) => (left.path < right.path ? -1 : 1)),
  );
  const ofRemote = rows.filter((row) => row.remote === name);
  const same = ofRemote.filter((row) => row.fingerprint === content);
  const ofVersion = same.length > 0 ? same : ofRemote.filter((row) => row.version === version);
  const inHost = ofVersion.filter((row) => row.host.version === host.version);
  const exact = inHost.filter((row) => row.host.build === host.build);
  if (exact.length > 0) return exact;
  return new Set(inHost.map(({ result }) => result)).size > 1 ? [] : inHost;
}
