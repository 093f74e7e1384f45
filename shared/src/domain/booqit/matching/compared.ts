import { fold } from '../../text/fold.ts';
import { nationalDigits } from '../../identity/numbers.ts';
import { clientDraft, destinationDraft } from '../drafts.ts';
import type { PlanningRow } from '../planning-row.ts';
import type { ComparedPerson } from './client-score.ts';
import type { ComparedPlace } from './destination-score.ts';

/** Passenger of a transport in the shape that clients are compared with. */
export function comparedPassenger(row: PlanningRow): ComparedPerson {
  const { firstname, lastname, birthday, ssn, address, zip } = clientDraft(row);
  return { firstname, lastname, birthday, ssn, address, zip };
}

/** Place of care of a transport in the shape that destinations are compared with. */
export function comparedPlace(row: PlanningRow): ComparedPlace {
  const { name, address, zip, latitude, longitude } = destinationDraft(row);
  return { name, address, zip, latitude, longitude };
}

/** Key of a passenger that is stable across transports: the national number, else name and birthday. */
export const passengerKey = ({ ssn, lastname, firstname, birthday }: ComparedPerson): string =>
  nationalDigits(ssn) || `${fold(`${lastname} ${firstname}`)} ${birthday ?? ''}`;

/** Stable key of a place: its name and address. */
export const placeKey = ({ name, address, zip }: ComparedPlace): string =>
  fold([name, address, zip].filter(Boolean).join(' '));
