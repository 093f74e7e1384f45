import type { components } from '@navette/openapi/types';
import { type BookedMatch, type PlanningRow, planningRows } from '@navette/shared/domain';

/** Transports as the API answers them, each with its parts. */
export type TransportGroups = components['schemas']['TransportGroups'];

/** A row of the lists of transports: a part of a transport. */
export interface TransportRow extends PlanningRow {
  /** Unique in its list. */
  readonly key: string;
  /** Whether a booking of it exists, and how sure that is; undefined while nobody checked or none exists. */
  readonly booked?: BookedMatch | undefined;
}

/** Rows of transports, one a part. */
export const rowsOf = (groups: TransportGroups | undefined): readonly TransportRow[] | undefined =>
  groups
    ?.flatMap((parts) => planningRows(parts))
    .map((row) => ({ ...row, key: `${row.transportId} ${String(row.part)}` }));
