import {
  isCancelled,
  PERSONAL_TRANSPORT_FIELDS,
  type PlanningRow,
  type TransportState,
  transportState,
} from '@navette/shared/domain';
import type { BooqitServices } from '../services.ts';

/** Owner under which the fingerprints are hashed. */
const OWNER = 'transport';

/** The stored state of a part of a transport: persons and places as fingerprints, which only reveal a change. */
export function storedState(vault: BooqitServices['vault'], row: PlanningRow): TransportState {
  const state = transportState(row);
  const print = (field: keyof TransportState) =>
    PERSONAL_TRANSPORT_FIELDS.includes(field) ? vault.hash(state[field], OWNER) : state[field];
  return {
    time: print('time'),
    passenger: print('passenger'),
    home: print('home'),
    care: print('care'),
    certificate: print('certificate'),
    status: print('status'),
  };
}

/** State of a transport that the platform no longer has: cancelled. */
export const goneState = (last: TransportState): TransportState =>
  isCancelled(last.status) ? last : { ...last, status: 'unknown' };
