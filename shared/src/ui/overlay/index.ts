/**
 * Overlays and small controls: dialogs, confirmations, menus, toasts, tabs, checkboxes. The host renders `OverlayHost` once.
 */
export { Checkbox, Switch } from './controls/checkbox.tsx';
export { SegmentedControl } from './controls/segmented-control.tsx';
export { Select } from './controls/select.tsx';
export { useAskReason, useConfirm, type Confirm } from './dialog/confirm.ts';
export { Dialog, type DialogProps, type DialogSize } from './dialog/dialog.tsx';
export { Drawer } from './dialog/drawer.tsx';
export { focusGivenBack, keepFocus } from './dialog/modal.ts';
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
