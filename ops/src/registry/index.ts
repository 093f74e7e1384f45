/**
 * The registry of published remotes and release sets, for the command line and for the server: which set runs for which user, and every change of it.
 * `registry` is the folder. A refused call throws a {@link Refusal} with the reason, in English; a failed verification an
 * {@link Unverified} with the report.
 */
export { Refusal } from '../refusal.ts';
export { StoreFault } from '../store-fault.ts';
export { versionNotes } from '../notes/version-notes.ts';
export type { VersionNotes } from '../notes/version-notes.ts';
export { activate } from '../release/activate.ts';
export type { Changed } from '../release/activate.ts';
export { Unverified } from '../release/assurance.ts';
export type { Assurance } from '../release/assurance.ts';
export type { VersionChoice } from '../release/choose.ts';
export { HOST } from './keys.ts';
export { publishedAs } from '../release/difference.ts';
export { publishedHosts, runningHost, servedHost } from '../release/hosts.ts';
export type { HostBuild } from '../release/hosts.ts';
export type { RemoteDifference } from '../release/difference.ts';
export { listHistory } from '../release/list-history.ts';
export type { ListedChange } from '../release/list-history.ts';
export { listHosts, listVersions } from '../release/list-versions.ts';
export type { ListedVersion } from '../release/list-versions.ts';
export { allowOverrides, forbidOverrides } from '../release/permit-overrides.ts';
export { publish } from '../release/publish.ts';
export { rollback } from '../release/rollback.ts';
export { rollbackRemotes } from '../release/rollback-remotes.ts';
export { runningFor } from '../release/running-for.ts';
export type { Running } from '../release/running-for.ts';
export { setPolicy } from '../release/set-policy.ts';
export { signingOf } from '../signing/keys.ts';
export { stage } from '../release/stage.ts';
export { releaseStatus } from '../release/status.ts';
export type { ReleaseStatus, RemoteState, RunningState } from '../release/status.ts';
export { unstage } from '../release/unstage.ts';
export { verifyChoice } from '../verify/index.ts';
export type { Deployed, DeployedHost, VerificationReport } from '../verify/index.ts';
export type { By } from './change.ts';
export { isPublished, localFolder } from './store/local-folder.ts';
export { checkRegistry, openRegistry } from './store/store-of.ts';
export type { Change, VerifiedHow } from './history.ts';
export { readOverrides } from './overrides.ts';
export type { OverridePermit } from './overrides.ts';
export { readPolicy } from './policy.ts';
export type { Policy } from './policy.ts';
export { currentId, currentSet } from './sets.ts';
export { concerns, stagedSet } from './staged.ts';
export type { Audience, SignedIn, StagedSet } from './staged.ts';
export { readStoredSet } from './stored-set.ts';
export type { StoredSet } from './stored-set.ts';
