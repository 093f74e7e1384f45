import type { Matches } from '../../../entities/match/use-matches.tsx';
import { passengerName } from '../../../entities/transport/transport-columns.ts';
import type { TransportRow } from '../../../entities/transport/transport-row.ts';
import type { ImportItem } from './use-import.ts';

/** The transports of chosen rows, each once, with their matches; and how many have none. */
export function importItems(
  rows: readonly TransportRow[],
  of: Matches['of'],
): {
  readonly items: readonly ImportItem[];
  readonly unmatched: number;
  readonly nameOf: (transportId: string) => string;
} {
  const byId = new Map(rows.map((row) => [row.transportId, row]));
  const items = [...byId.values()].flatMap((row): ImportItem[] => {
    const [client, destination] = [of('client', row), of('destination', row)];
    return client && destination
      ? [{ transportId: row.transportId, clientId: client.id, destinationId: destination.id }]
      : [];
  });
  return {
    items,
    unmatched: byId.size - items.length,
    nameOf: (transportId) => passengerName(byId.get(transportId)?.passenger ?? null) || transportId,
  };
}
