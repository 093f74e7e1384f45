import type { components } from '@navette/openapi/types';
import { type PlanningRow, planningRows } from '@navette/shared/domain';

/** Transports in the API's answer, each with its parts. */
export type TransportGroups = components['schemas']['TransportGroups'];

/** The booking of a part of a transport, with the certainty of the match. */
export type Booked = components['schemas']['BookedTransport'];

/** A row of the lists of transports: a part of a transport. */
export interface TransportRow extends PlanningRow {
  /** Unique in its list. */
  readonly key: string;
  /** Its booking; undefined before a check, or when there is none. */
  readonly booked?: Booked | undefined;
  /** Its details are shown below it. */
  readonly isExpanded?: boolean | undefined;
}

/** Key of a part of a transport. */
export const rowKey = ({ transportId, part }: { readonly transportId: string; readonly part: number }): string =>
  `${transportId} ${String(part)}`;

/** Rows of transports, one a part. */
export const rowsOf = (groups: TransportGroups | undefined): readonly TransportRow[] | undefined =>
  groups?.flatMap((parts) => planningRows(parts)).map((row) => ({ ...row, key: rowKey(row) }));
