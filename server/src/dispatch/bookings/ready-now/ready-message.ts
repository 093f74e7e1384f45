import { clientName } from '@navette/shared/domain';

interface ReadyTrip {
  readonly ap_time: string;
  readonly client_firstname: string | null;
  readonly client_lastname: string | null;
  readonly destination_name: string | null;
  readonly pick_address: string;
}

/** Text of the notification, in the language of notifications to drivers (S1 §2.12). */
export function readyMessage(trip: ReadyTrip): string {
  const { ap_time, destination_name, pick_address } = trip;
  return `Le client est prêt pour le retour (${ap_time}) : ${clientName(trip, 'text')}, de ${destination_name ?? ''} vers ${pick_address}.`;
}
