/**
 * Overlays and small controls: dialogs, also those of other remotes, confirmations, menus, toasts, tabs, checkboxes, dates. The host renders `OverlayHost` once.
 */
export { DialogUnavailable, useDialogAvailability, useOpenDialog } from '../../federation/dialog-host.ts';
export { DateInput, type DateInputProps } from '../dates/date-input.tsx';
export { DateRangeInput } from '../dates/date-range-input.tsx';
export { Checkbox, Switch } from './controls/checkbox.tsx';
export { SegmentedControl } from './controls/segmented-control.tsx';
export { Select } from './controls/select.tsx';
export { useAskReason, useConfirm, type Confirm } from './dialog/confirm.ts';
export { Dialog, type DialogProps, type DialogSize } from './dialog/dialog.tsx';
export { lazyDialog } from './dialog/lazy-dialog.tsx';
export { Drawer } from './dialog/drawer.tsx';
export { focusGivenBack, keepFocus } from './dialog/modal.ts';
export { keepListFocus } from './list-focus.ts';
export { Menu, MenuAt, type MenuAnchor } from './menu/menu.tsx';
export type { MenuEntry } from './menu/menu-content.tsx';
export { OverlayHost } from './overlay-host.tsx';
export { Popover } from './popover.tsx';
export { Tabs } from './tabs.tsx';
export {
  dismissToasts,
  createToast,
  useToast,
  type ToastAction,
  type Toast,
  type ToastOptions,
} from './toast/use-toast.ts';
export { Tooltip, type TooltipProps } from './tooltip.tsx';
