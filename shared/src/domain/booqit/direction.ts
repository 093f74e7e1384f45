import type { PlanningRow } from './planning-row.ts';

/** Direction of a part of a transport: to care, on from one place of care to another, or back home. */
export type TransportDirection = 'to' | 'on' | 'back';

/** The direction of a row of planning. */
export const transportDirection = ({
  isReturn,
  isOnward,
}: Pick<PlanningRow, 'isReturn' | 'isOnward'>): TransportDirection => (isReturn ? 'back' : isOnward ? 'on' : 'to');
