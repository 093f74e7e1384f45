import type { TripOfferState } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import { isLocked, isToAssign } from '../booking/state.ts';
import type { IsoDate } from '../time/date.ts';

export type { TripOfferState, TripOfferProblem } from '@navette/openapi/enums';

/** Latest offer of a booking to a partner carrier (docs/adr/0041-trips-of-other-carriers.md). */
export type StandingOffer = components['schemas']['StandingOffer'];

type Offered = Pick<StandingOffer, 'state'> | null | undefined;

const OVER: ReadonlySet<TripOfferState> = new Set(['refused', 'canceled', 'withdrawn']);
const CARRIED: ReadonlySet<TripOfferState> = new Set(['ordering', 'ordered', 'confirmed', 'completed']);

/** Whether a carrier may still drive the trip, or has driven it: plans leave it alone. */
export const isOffered = (offer: Offered): boolean => offer?.state !== undefined && !OVER.has(offer.state);

/** Whether a carrier has the order to drive the trip: it needs no driver of ours. */
export const isCarried = (offer: Offered): boolean => offer?.state !== undefined && CARRIED.has(offer.state);

/** Steps of a person with an offer. */
export type TripOfferStep = components['schemas']['TripOfferStep']['step'];

/** Whether a person may take the step; `again` sends now what has failed. */
export function allowsOfferStep(
  step: TripOfferStep,
  { state, problem }: Pick<components['schemas']['TripOffer'], 'state' | 'problem'>,
): boolean {
  if (step === 'order') return state === 'available';
  if (step === 'again') return problem !== null && problem !== 'kept' && state !== 'completed' && isOffered({ state });
  return state !== 'completed' && state !== 'withdrawing' && isOffered({ state });
}

/** Fields of a booking that decide whether it can be offered. */
interface OfferedBooking {
  readonly status: number;
  readonly accepted: number;
  readonly driver_active?: boolean | null | undefined;
  readonly ap_date: IsoDate;
  readonly back: boolean;
  readonly archived?: boolean | undefined;
  readonly offer?: Offered;
}

/** Why a booking cannot be offered to a carrier; null when it can. A message is about one way, so that a trip that covers its return is two. */
export function offerRefusal(booking: OfferedBooking, today: IsoDate): components['schemas']['TripOffers']['refusal'] {
  const { status, accepted, driver_active, ap_date, back, archived = false, offer } = booking;
  if (isOffered(offer)) return 'open';
  if (archived || isLocked(status)) return 'closed';
  if (ap_date < today) return 'past';
  if (!isToAssign(accepted, driver_active)) return 'assigned';
  return back ? 'withReturn' : null;
}
