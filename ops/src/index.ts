/**
 * The registry of published remotes and release sets, for the command line and for the server: which set runs for which user, and every change of it.
 * Every function takes the registry that `openRegistry` opened. A refused call throws a {@link Refusal} with the reason, in English; a failed verification an
 * {@link Unverified} with the report.
 */
export { Refusal, StoreFault, storeFaultOf } from './refusal.ts';
export { inOneLine, SHORTEST_REASON } from './reason-text.ts';
export {
  assertTakesCopy,
  copyRegistry,
  restoreRegistry,
  type RegistryCopy,
  isPublished,
  localFolder,
  openRegistry,
  type Registry,
} from './registry/registry.ts';
export { versionNotes, type VersionNotes } from './release/diff.ts';
export { apply, type Applied } from './desired/apply.ts';
export { exportState, inYaml } from './desired/state.ts';
export { parseDesired } from './desired/parse.ts';
export { planOf } from './desired/plan.ts';
export { callerOfToken, RejectedToken, createToken } from './rights/tokens.ts';
export { MissingRight, type OpsCaller } from './rights/caller.ts';
export { signatureOfSet, signatureOfVersion } from './signing/signatures.ts';
export type { Signature } from './signing/signed.ts';
export { packBuild, MOST_BYTES, unpackBuild } from './upload/zip.ts';
export { activate, type Changed } from './release/activate.ts';
export { Unverified, type Assurance } from './release/assurance.ts';
export { type TrialChoice, type VersionChoice, wantedSet } from './release/choose.ts';
export { isFormOf } from './registry/files.ts';
export { HOST } from './registry/keys.ts';
export { publishedAs, type RemoteDifference } from './release/difference.ts';
export { hostFactsSchema } from './registry/pin.ts';
export {
  publishedHosts,
  runningHost,
  servedHost,
  type HostBuild,
  runningFor,
  readOffers,
  offerFor,
  type Offers,
  servable,
  type Running,
} from './release/running.ts';
export { listHistory, type ListedChange, listHosts, listVersions, type ListedVersion } from './release/lists.ts';
export {
  allowOverrides,
  forbidOverrides,
  setPolicy,
  readOverrides,
  type OverridePermit,
  readPolicy,
  type Policy,
} from './release/rules.ts';
export { publish } from './release/publish.ts';
export { repeatedRollback, rollback, rollbackRemotes } from './release/rollback.ts';
export { signingOf } from './signing/keys.ts';
export { verdictOn, type TrialFigures } from './release/figures.ts';
export { stage, unstage } from './release/stage.ts';
export {
  listTrials,
  releaseStatus,
  type ReleaseStatus,
  type RemoteState,
  type RunningState,
  type TrialState,
} from './release/status.ts';
export { verifyChoice, verifySet } from './verify/verify-choice.ts';
export type { Deployed, DeployedHost, VerificationReport } from './verify/report.ts';
export type { By } from './registry/change.ts';
export type { Change, VerifiedHow } from './registry/history.ts';
export { currentId, currentSet, readStoredSet, type StoredSet } from './registry/sets.ts';
export type { Audience, SignedIn } from './registry/staged.ts';
