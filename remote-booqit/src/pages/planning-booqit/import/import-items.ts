import type { Matches } from '../../../entities/match/use-matches.tsx';
import { passengerName } from '../../../entities/transport/transport-columns.ts';
import type { TransportRow } from '../../../entities/transport/transport-row.ts';
import type { ImportItem } from './use-import.ts';

/**
 * The transports of chosen rows, each once, with their matches; and how many have none.
 * @param all the rows of the list: other parts of a transport may go elsewhere
 */
export function importItems(
  rows: readonly TransportRow[],
  all: readonly TransportRow[],
  of: Matches['of'],
): {
  readonly items: readonly ImportItem[];
  readonly unmatched: number;
  readonly nameOf: (transportId: string) => string;
} {
  const byId = new Map(rows.map((row) => [row.transportId, row]));
  const items = [...byId.keys()].flatMap(
    (transportId) =>
      itemOf(
        all.filter((row) => row.transportId === transportId),
        of,
      ) ?? [],
  );
  return {
    items,
    unmatched: byId.size - items.length,
    nameOf: (transportId) => passengerName(byId.get(transportId)?.passenger ?? null) || transportId,
  };
}

/** A transport with its matches; undefined while a part has none. */
function itemOf(parts: readonly TransportRow[], of: Matches['of']): ImportItem | undefined {
  const [first] = parts;
  const client = first && of('client', first);
  const places = parts.map((row) => ({ part: row.part, destinationId: of('destination', row)?.id }));
  const known = places.flatMap(({ part, destinationId }) =>
    destinationId === undefined ? [] : [{ part, destinationId }],
  );
  const [place, ...later] = known;
  if (!client || !place || known.length < places.length) return undefined;
  const { destinationId } = place;
  const others = later.filter((other) => other.destinationId !== destinationId);
  return { transportId: first.transportId, clientId: client.id, destinationId, ...(others.length > 0 && { others }) };
}
