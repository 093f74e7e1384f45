import {
  Accepted,
  BookingStatus,
  certificateState,
  DEFAULT_PLATFORM_TABLES,
  motiveOf,
  type PlanningRow,
  platformTariff,
  subtractMoney,
  sumMoney,
  type WaitTime,
  waitPrice,
} from '@navette/shared/domain';
import type { DemoBooking } from '../rows.ts';
import { randomOf } from './platform-trips.ts';

type Fields = Partial<DemoBooking>;

/** What somebody typed over the amount of the platform, so that its invoice says something else; most left it as it was. */
function retyped(row: PlanningRow): Fields {
  const amount = row.total ?? 0;
  const km = (row.km ?? 0) + 3;
  const share = row.patientAmount ?? 0;
  return randomOf(`${row.transportId}${String(row.part)}`).weighted<Fields>([
    [{}, 94],
    [{ mutualDistance: km, mutualAmount: platformTariff(km) }, 2],
    [share > 0 ? { mutualAmount: subtractMoney(amount, share) } : {}, 2],
    [{ ap_waittime: WAIT, waitprice: waitPrice(WAIT), mutualAmount: sumMoney([amount, waitPrice(WAIT)]) }, 2],
  ]);
}

const WAIT: WaitTime = '01:00';

/** Nearly all were driven: what is cancelled is cancelled on the platform. */
const driven = (row: PlanningRow): Fields =>
  randomOf(`${row.transportId}${String(row.part + 5)}`).chance(0.97)
    ? { status: BookingStatus.closed, accepted: Accepted.accepted, charged: true }
    : {};

/** What the booking of a part of a transport was made with, as the import makes it. */
export function platformFields(row: PlanningRow): Fields {
  const fields = { motive: motiveOf(DEFAULT_PLATFORM_TABLES, row.reason), ...driven(row) };
  if (!row.isInsured) return fields;
  const certificate = certificateState(row);
  return {
    ...fields,
    insuranceId: DEFAULT_PLATFORM_TABLES.insuranceId,
    mutualPatientID: row.transportId,
    mutualDistance: row.km,
    mutualAmount: row.total,
    mutualPatientAmount: row.patientAmount,
    certificateNeeded: certificate !== 'none',
    certificateReceived: certificate === 'present',
    ap_waittime: '0',
    waitprice: 0,
    ...retyped(row),
  };
}
