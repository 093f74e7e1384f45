import {
  Accepted,
  BookingStatus,
  chargedAfterUpdate,
  computedPickUp,
  Motive,
  savedReturn,
  savedWillCall,
} from '@navette/shared/domain';
import type { BodyOf } from '../../kernel/operation.ts';
import type { NewRow } from '../../db/types.ts';
import { savedDistance, savedPrice, savedWaitPrice } from './trip-values.ts';

/** Values every date of a new booking is saved with: what was left out gets what the specification says (S1 §4, §5). */
export function newBooking(
  form: BodyOf<'addBookings'>,
  driverCommission: number | null,
): Omit<NewRow<'booking'>, 'ap_date'> {
  const {
    dates: _dates,
    confirmDuplicates: _confirm,
    assignAnyway: _assign,
    series: _series,
    return: _return,
    transport: _transport,
    ap_date: _ignored,
    nonReimbursed,
    ...given
  } = form;
  const distance = savedDistance(given.distance);
  const status = given.status ?? BookingStatus.pending;
  const ap_waittime = given.ap_waittime ?? '0';
  return {
    ...given,
    distance,
    pick_time: given.pick_time ?? computedPickUp({ ...given, distance })?.time ?? null,
    back: savedReturn(given.type, given.back),
    willCall: savedWillCall(given.type, given.willCall),
    ap_waittime,
    waitprice: savedWaitPrice(given.waitprice, ap_waittime),
    motive: given.motive ?? Motive.none,
    ticket_price: given.ticket_price ?? 0,
    price: savedPrice({ ...given, distance }),
    commission: given.commission ?? driverCommission,
    accepted: given.accepted ?? Accepted.pending,
    status,
    charged: chargedAfterUpdate(status, given.charged ?? false),
    nonReimbursed: nonReimbursed ? JSON.stringify(nonReimbursed) : null,
  };
}
