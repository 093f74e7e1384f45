interface ReadyTrip {
  readonly ap_time: string;
  readonly client_firstname: string | null;
  readonly client_lastname: string | null;
  readonly destination_name: string | null;
  readonly pick_address: string;
}

/** What the driver is told, in the language drivers are told things in (S1 §2.12). */
export function readyMessage({
  ap_time,
  client_firstname,
  client_lastname,
  destination_name,
  pick_address,
}: ReadyTrip): string {
  const client = [client_firstname, client_lastname].filter(Boolean).join(' ');
  return `Le client est prêt pour le retour (${ap_time}) : ${client}, de ${destination_name ?? ''} vers ${pick_address}.`;
}
