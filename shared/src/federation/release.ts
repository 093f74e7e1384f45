/** Releases as data, for ops and server: no React, no I/O. The browser's part is in `@navette/shared/federation`. */
export { fitsHost, HOST_CONTRACT_VERSION } from './contract-version.ts';
export { FAILURE_KINDS, isFailure, LOAD_OUTCOMES } from './load-report.ts';
export type { FailureKind, LoadOutcome } from './load-report.ts';
export type { MenuOverride } from './menu-override.ts';
export { MENU_SECTION_IDS } from './menu-sections.ts';
export type { MenuSectionId } from './menu-sections.ts';
export { pinnedRemoteSchema } from './pinned-remote.ts';
export type { PinnedRemote } from './pinned-remote.ts';
export { parseReleaseSet, releaseSetSchema } from './release-set.ts';
export type { ReleaseSet } from './release-set.ts';
export { parseDeclaration, remoteDeclarationSchema } from './remote-declaration.ts';
export type { RemoteDeclaration } from './remote-declaration.ts';
export { parseFacts, remoteFactsSchema } from './remote-facts.ts';
export type { BuiltOperation, RemoteFacts } from './remote-facts.ts';
export { RELEASE_CHANNELS, runningReleaseSchema } from './running-release.ts';
export type { ReleaseChannel } from './running-release.ts';
export { compareVersions, inRange, isRange, isVersion } from './semver-range.ts';
export type { Titles } from './titles.ts';
