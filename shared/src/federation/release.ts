/** Releases as data, for ops and server: no React, no I/O. The browser's part is in `@navette/shared/federation`. */
export { DEPLOYED_HOST, fitsHost, HOST_CONTRACT_VERSION, HOST_COOKIE, THEME_COOKIE } from './contract-version.ts';
export { type DecidedRoles, decidedRolesSchema, grantsOfSet } from './decided-roles.ts';
export { type PermissionDeclaration, type Titles } from './declarations.ts';
export { FAILURE_KINDS, type FailureKind, isFailure, LOAD_OUTCOMES, type LoadOutcome } from './load-report.ts';
export { type MenuOverride, sectionNameSchema } from './menu-entry.ts';
export { MENU_SECTION_IDS, type MenuSectionId } from './menu-sections.ts';
export {
  parseReleaseSet,
  type PinnedHost,
  pinnedHostSchema,
  type PinnedRemote,
  pinnedRemoteSchema,
  type ReleaseSet,
  releaseSetSchema,
} from './release-set.ts';
export { parseDeclaration, type RemoteDeclaration, remoteDeclarationSchema } from './remote-declaration.ts';
export { type BuiltOperation, parseFacts, type RemoteFacts, remoteFactsSchema } from './remote-facts.ts';
export { RELEASE_CHANNELS, type ReleaseChannel, runningReleaseSchema } from './running-release.ts';
export { compareVersions, inRange, isRange, isVersion } from './semver-range.ts';
export { textFile, textParts } from './text-parts.ts';
