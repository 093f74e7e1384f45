import type { StaffRole } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

type View = components['schemas']['ListView'];

export interface ViewTables {
  list_view: ListViewTable;
  list_view_default: ListViewDefaultTable;
}

export interface ListViewTable {
  id: Generated<number>;
  /** Who made it. */
  userId: number;
  list: string;
  name: string;
  params: Json<View['params']>;
  columns: Json<View['columns']>;
  /** With whom it is shared; null for nobody. */
  role: StaffRole | null;
}

/** The view that a user's list opens with. */
export interface ListViewDefaultTable {
  userId: number;
  list: string;
  viewId: number;
}
