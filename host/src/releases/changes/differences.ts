import type { components } from '@navette/openapi/types';
import type { ReleaseChange, ReleaseStatus, RemoteChoice } from '../release-calls.ts';

/** Difference of one remote: its version before and after. */
export type RemoteDifference = components['schemas']['RemoteDifference'];

type Versions = ReadonlyMap<string, string>;

/** The version of each remote that runs, and the build of the host. */
const runningVersions = ({ remotes, running }: ReleaseStatus): Versions =>
  new Map([
    ...(running ? [['host', running.host] as const] : []),
    ...remotes.flatMap(({ name, version }) => (version === null ? [] : [[name, version] as const])),
  ]);

/** Differences between the running and the chosen versions; versions that run already are left out. */
export function choiceDifferences(status: ReleaseStatus, choices: readonly RemoteChoice[]): RemoteDifference[] {
  const running = runningVersions(status);
  return choices
    .map(({ name, version }) => ({ name, before: running.get(name) ?? null, after: version }))
    .filter(differs);
}

/**
 * Differences after a rollback to a former set: the changes of the history since then, reversed.
 * @returns undefined when the history at hand does not reach that far
 */
export function rollbackDifferences(
  status: ReleaseStatus,
  history: readonly ReleaseChange[],
  to: string,
): RemoteDifference[] | undefined {
  const running = runningVersions(status);
  const versions = new Map(running);
  let set: string | null = status.running?.set ?? null;
  for (const change of history) {
    if (set === to) break;
    if (!isSwitch(change) || change.after !== set) continue;
    for (const { name, before } of change.remotes) {
      if (before === null) versions.delete(name);
      else versions.set(name, before);
    }
    set = change.before;
  }
  if (set !== to) return undefined;
  return [...new Set([...running.keys(), ...versions.keys()])]
    .map((name) => ({ name, before: running.get(name) ?? null, after: versions.get(name) ?? null }))
    .filter(differs);
}

/** Whether a change concerned the set that runs for everybody. */
export const isSwitch = ({ action }: Pick<ReleaseChange, 'action'>): boolean =>
  action === 'activate' || action === 'rollback';

const differs = ({ before, after }: RemoteDifference): boolean => before !== after;
