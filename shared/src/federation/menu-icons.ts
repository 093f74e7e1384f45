/**
 * Icons available to menu entries. The host draws them (names of lucide icons), so that no remote is fetched to draw the menu. Adding one is a minor
 * version of the contract.
 */
export const MENU_ICONS = [
  'archive',
  'banknote',
  'building-2',
  'calendar-clock',
  'calendar-days',
  'car',
  'chart-column',
  'chart-gantt',
  'circle',
  'circle-question-mark',
  'clipboard-list',
  'credit-card',
  'file-plus',
  'file-text',
  'hash',
  'hospital',
  'house',
  'id-card',
  'landmark',
  'layers',
  'list-todo',
  'mail',
  'map-pin',
  'megaphone',
  'notebook-pen',
  'radar',
  'receipt-text',
  'route',
  'scroll-text',
  'settings',
  'shield',
  'ticket',
  'truck',
  'user-round',
  'users-round',
  'wallet',
] as const;

/** Name of an icon of the menu. */
export type MenuIcon = (typeof MENU_ICONS)[number];
