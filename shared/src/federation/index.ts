/** The contract between the host and the remotes: declarations of remotes, release sets, and dialogs that one remote offers another. */
export { fitsHost, HOST_CONTRACT_VERSION } from './contract-version.ts';
export { defineRemote } from './define-remote.ts';
export type { MenuDefinition, RemoteDefinition, RouteDefinition, SearchDefinition } from './define-remote.ts';
export type { DrawnIcon, LucideIcon } from './drawn-icon.ts';
export type {
  DialogContracts,
  DialogInput,
  DialogName,
  DialogProps,
  DialogResult,
  GiveAwayDialogInput,
  NotifyDialogInput,
  NotifyDialogResult,
  RecordDialogInput,
  RecordDialogResult,
} from './dialog-contracts.ts';
export type { DialogDeclaration } from './dialog-declaration.ts';
export { DialogHostContext, useDialogAvailability, useOpenDialog } from './dialog-host.ts';
export type { DialogHost } from './dialog-host.ts';
export { DialogUnavailable } from './dialog-unavailable.ts';
export type { DialogUnavailableReason } from './dialog-unavailable.ts';
export { FAILURE_KINDS, LOAD_OUTCOMES } from './load-report.ts';
export type { FailureKind, LoadOutcome } from './load-report.ts';
export { menuOf } from './menu.ts';
export type { MenuGroup, MenuItem } from './menu.ts';
export type { MenuEntry } from './menu-entry.ts';
export { MENU_ICONS } from './menu-icons.ts';
export type { MenuIcon } from './menu-icons.ts';
export type { MenuOverride } from './menu-override.ts';
export { MENU_SECTIONS } from './menu-sections.ts';
export type { MenuSectionId } from './menu-sections.ts';
export type { PermissionDeclaration } from './permission-declaration.ts';
export type { SearchDeclaration } from './search-declaration.ts';
export type { SectionDeclaration } from './section-declaration.ts';
export { componentOf } from './page-module.ts';
export { DEPLOYED_HOST, HOST_COOKIE } from './host-generation.ts';
export type { PinnedHost } from './pinned-host.ts';
export { pinnedRemoteSchema } from './pinned-remote.ts';
export type { PinnedRemote } from './pinned-remote.ts';
export { readReleaseSet, releaseSetSchema, parseReleaseSet } from './release-set.ts';
export type { RefusedRemote, ReleaseSet, RunnableSet } from './release-set.ts';
export { parseDeclaration, remoteDeclarationSchema } from './remote-declaration.ts';
export type { RemoteDeclaration } from './remote-declaration.ts';
export { readRunningRelease } from './running-release.ts';
export type { ReleaseChannel, RunningRelease } from './running-release.ts';
export { SEARCH_TARGETS } from './route-declaration.ts';
export type { RouteDeclaration, SearchTarget } from './route-declaration.ts';
export { compareVersions, inRange, isRange, isVersion } from './semver-range.ts';
export { SLOTS } from './slot-declaration.ts';
export type { SlotDeclaration, SlotName } from './slot-declaration.ts';
export type { Titles } from './titles.ts';
