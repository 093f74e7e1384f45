import * as z from 'zod';
import { declaredNameSchema } from './page-name.ts';

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
export const MENU_SECTION_IDS = [
  'home',
  'booqit',
  'dispatching',
  'invoicing',
  'others',
] as const satisfies readonly (typeof MENU_SECTIONS)[number]['id'][];

/** Id of a section of the menu. */
export type MenuSectionId = (typeof MENU_SECTIONS)[number]['id'];

/** A section of the host, or the name of one that a remote declares. */
export const sectionNameSchema = z.union([z.enum(MENU_SECTION_IDS), declaredNameSchema], {
  error: 'No section of the host, nor a name such as fleet/garage that a remote declares',
});
