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
  'message-square',
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

/**
 * The skeleton of the menu, owned by the host: its sections in order (specification/shell.md#menu). `home` has no heading; its entries are at the top. A remote places
 * its entries in a section by id, and within it by `order`.
 */
export const MENU_SECTIONS = [
  { id: 'home', titleKey: null },
  { id: 'booqit', titleKey: 'shared.menu.booqit' },
  { id: 'dispatching', titleKey: 'shared.menu.dispatching' },
  { id: 'invoicing', titleKey: 'shared.menu.invoicing' },
  { id: 'others', titleKey: 'shared.menu.others' },
] as const;

/** Ids of the sections, for schemas. */
export const MENU_SECTION_IDS = MENU_SECTIONS.map(({ id }) => id);

/** Id of a section of the menu. */
export type MenuSectionId = (typeof MENU_SECTIONS)[number]['id'];
