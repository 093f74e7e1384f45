import { fold } from '../../text/fold.ts';
import { nationalDigits } from '../../identity/national-number.ts';
import { clientDraft, destinationDraft } from '../drafts.ts';
import type { PlanningRow } from '../planning-row.ts';
import type { ComparedPerson } from './client-score.ts';
import type { ComparedPlace } from './destination-score.ts';

/** The passenger of a transport, as clients are compared with them. */
export function comparedPassenger(row: PlanningRow): ComparedPerson {
  const { firstname, lastname, birthday, ssn, address, zip } = clientDraft(row);
  return { firstname, lastname, birthday, ssn, address, zip };
}

/** The place of care of a transport, as destinations are compared with it. */
export function comparedPlace(row: PlanningRow): ComparedPlace {
  const { name, address, zip, latitude, longitude } = destinationDraft(row);
  return { name, address, zip, latitude, longitude };
}

/** What stays the same of a passenger from one transport to the next: the national number, else name and birthday. */
export const passengerKey = ({ ssn, lastname, firstname, birthday }: ComparedPerson): string =>
  nationalDigits(ssn) || `${fold(`${lastname} ${firstname}`)} ${birthday ?? ''}`;

/** What stays the same of a place: its name and its address. */
export const placeKey = ({ name, address, zip }: ComparedPlace): string =>
  fold([name, address, zip].filter(Boolean).join(' '));
