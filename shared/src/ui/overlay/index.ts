/**
 * Overlays and small controls: dialogs, confirmations, menus, toasts, tabs, checkboxes. The host renders `OverlayHost` once.
 */
export { Checkbox } from './controls/checkbox.tsx';
export type { CheckboxProps } from './controls/checkbox.tsx';
export { SegmentedControl } from './controls/segmented-control.tsx';
export type { Segment, SegmentedControlProps } from './controls/segmented-control.tsx';
export { Select } from './controls/select.tsx';
export type { SelectOption, SelectProps } from './controls/select.tsx';
export { Switch } from './controls/checkbox.tsx';
export type { AskReason, Confirm, ConfirmOptions, ReasonOptions } from './dialog/confirm.ts';
export { Dialog } from './dialog/dialog.tsx';
export type { DialogProps, DialogSize } from './dialog/dialog.tsx';
export { Drawer } from './dialog/drawer.tsx';
export type { DrawerProps } from './dialog/drawer.tsx';
export { focusGivenBack, keepFocus } from './dialog/modal.ts';
export { useAskReason, useConfirm } from './dialog/confirm.ts';
export { Menu } from './menu/menu.tsx';
export type { MenuProps } from './menu/menu.tsx';
export { MenuAt } from './menu/menu.tsx';
export type { MenuAnchor, MenuAtProps } from './menu/menu.tsx';
export type { MenuCommand, MenuDivider, MenuEntry } from './menu/menu-content.tsx';
export { OverlayHost } from './overlay-host.tsx';
export { Popover } from './popover.tsx';
export type { PopoverProps } from './popover.tsx';
export { Tabs } from './tabs.tsx';
export type { TabItem, TabsProps } from './tabs.tsx';
export { dismissToasts } from './toast/use-toast.ts';
export type { ToastAction } from './toast/use-toast.ts';
export { createToast, useToast } from './toast/use-toast.ts';
export type { Toast, ToastOptions } from './toast/use-toast.ts';
export { Tooltip } from './tooltip.tsx';
export type { TooltipProps } from './tooltip.tsx';
