import type { components } from '@navette/openapi/types';

type Schemas = components['schemas'];

/**
 * A new booking with the values of another one: without a day, pending, to be answered by its driver. What belongs to the other trip alone stays behind:
 * invoice and Trip ID of the insurer, parking, rectification, certificate received, standing order, other leg.
 */
export function cloneDraft(booking: Schemas['BookingRow']): Partial<Schemas['BookingForm']> {
  const {
    driverId,
    clientId,
    destinationId,
    insuranceId,
    type,
    back,
    ap_time,
    pick_time,
    ap_waittime,
    motive,
    price,
    price_driver,
    factuur,
    factuurDriver,
  } = booking;
  const {
    commission,
    comment,
    info,
    pick_address,
    distance,
    certificateNeeded,
    mutualDistance,
    mutualAmount,
    mutualPatientAmount,
    mutualComment,
  } = booking;
  const { noMutIntervention, min10km, plus10km, willCall } = booking;
  return {
    driverId,
    clientId,
    destinationId,
    insuranceId,
    type,
    back,
    ap_time,
    pick_time,
    ap_waittime,
    motive,
    price,
    price_driver,
    factuur,
    factuurDriver,
    commission,
    comment,
    info,
    pick_address,
    distance,
    certificateNeeded,
    mutualDistance,
    mutualAmount,
    mutualPatientAmount,
    mutualComment,
    noMutIntervention,
    min10km,
    plus10km,
    willCall,
    dates: [],
  };
}
