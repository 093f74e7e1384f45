/** The contract between the host and the remotes: declarations of remotes, release sets, and dialogs that one remote offers another. */
export { DEPLOYED_HOST, fitsHost, HOST_CONTRACT_VERSION, HOST_COOKIE } from './contract-version.ts';
export {
  type DialogDeclaration,
  type PermissionDeclaration,
  type SearchDeclaration,
  type SectionDeclaration,
  type Titles,
} from './declarations.ts';
export {
  defineRemote,
  type MenuDefinition,
  type RemoteDefinition,
  type RouteDefinition,
  type SearchDefinition,
} from './define-remote.ts';
export {
  type DialogContracts,
  type DialogInput,
  type DialogName,
  type DialogProps,
  type DialogResult,
  type GiveAwayDialogInput,
  type NotifyDialogInput,
  type NotifyDialogResult,
  type RecordDialogInput,
  type RecordDialogResult,
} from './dialog-contracts.ts';
export {
  componentOf,
  type DialogHost,
  DialogHostContext,
  DialogUnavailable,
  type DialogUnavailableReason,
  useDialogAvailability,
  useOpenDialog,
} from './dialog-host.ts';
export { FAILURE_KINDS, type FailureKind, LOAD_OUTCOMES, type LoadOutcome } from './load-report.ts';
export { type DrawnIcon, type LucideIcon, type MenuEntry, type MenuOverride } from './menu-entry.ts';
export { MENU_ICONS, MENU_SECTIONS, type MenuIcon, type MenuSectionId } from './menu-sections.ts';
export { type MenuGroup, type MenuItem, menuOf } from './menu.ts';
export {
  readReleaseSet,
  readRunningRelease,
  withFileList,
  type RefusedRemote,
  type RunnableSet,
  type RunningRelease,
} from './read-release.ts';
export {
  parseReleaseSet,
  type PinnedHost,
  type PinnedRemote,
  pinnedRemoteSchema,
  type ReleaseSet,
  releaseSetSchema,
} from './release-set.ts';
export { parseDeclaration, type RemoteDeclaration, remoteDeclarationSchema } from './remote-declaration.ts';
export { type RouteDeclaration, SEARCH_TARGETS, type SearchTarget } from './route-declaration.ts';
export type { ReleaseChannel } from './running-release.ts';
export { compareVersions, inRange, isRange, isVersion } from './semver-range.ts';
export { type SlotDeclaration, type SlotName, SLOTS } from './slot-declaration.ts';
