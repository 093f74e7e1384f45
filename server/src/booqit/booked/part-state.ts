import {
  isCancelled,
  PERSONAL_TRANSPORT_FIELDS,
  type PlanningRow,
  type TransportState,
  transportState,
} from '@navette/shared/domain';
import type { BooqitServices } from '../services.ts';

/** Whom a fingerprint belongs to. */
const OWNER = 'transport';

/** The state of a part of a transport as it is stored: who and where as fingerprints, which tell a change and nothing else. */
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

/** A transport that the platform does not know any more counts as cancelled. */
export const goneState = (last: TransportState): TransportState =>
  isCancelled(last.status) ? last : { ...last, status: 'unknown' };
