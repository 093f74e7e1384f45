/**
 * Overlays and small controls: dialogs, confirmations, menus, toasts, tabs, checkboxes. The host renders `OverlayHost` once.
 */
export { Checkbox } from './controls/checkbox.tsx';
export type { CheckboxProps } from './controls/checkbox.tsx';
export { SegmentedControl } from './controls/segmented-control.tsx';
export type { Segment, SegmentedControlProps } from './controls/segmented-control.tsx';
export { Select } from './controls/select.tsx';
export type { SelectOption, SelectProps } from './controls/select.tsx';
export { Switch } from './controls/switch.tsx';
export type { AskReason, Confirm, ConfirmOptions, ReasonOptions } from './dialog/confirm-store.ts';
export { Dialog } from './dialog/dialog.tsx';
export type { DialogProps, DialogSize } from './dialog/dialog.tsx';
export { Drawer } from './dialog/drawer.tsx';
export type { DrawerProps } from './dialog/drawer.tsx';
export { focusGivenBack, keepFocus } from './dialog/use-focus-after.ts';
export { useAskReason, useConfirm } from './dialog/use-confirm.ts';
export { Menu } from './menu/menu.tsx';
export type { MenuProps } from './menu/menu.tsx';
export { MenuAt } from './menu/menu-at.tsx';
export type { MenuAnchor, MenuAtProps } from './menu/menu-at.tsx';
export type { MenuCommand, MenuDivider, MenuEntry } from './menu/menu-entry.ts';
export { OverlayHost } from './overlay-host.tsx';
export { Popover } from './popover.tsx';
export type { PopoverProps } from './popover.tsx';
export { Tabs } from './tabs.tsx';
export type { TabItem, TabsProps } from './tabs.tsx';
export { dismissToasts } from './toast/toast-store.ts';
export type { ToastAction } from './toast/toast-store.ts';
export { createToast, useToast } from './toast/use-toast.ts';
export type { Toast, ToastOptions } from './toast/use-toast.ts';
export { Tooltip } from './tooltip.tsx';
export type { TooltipProps } from './tooltip.tsx';
