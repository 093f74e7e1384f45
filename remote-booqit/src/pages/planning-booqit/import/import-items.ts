import type { Matches } from '../../../entities/match/use-matches.tsx';
import { passengerName } from '../../../entities/transport/transport-columns.ts';
import { rowKey, type TransportRow } from '../../../entities/transport/transport-row.ts';
import type { Imported, ImportItem } from './use-import.ts';

/** A part of a transport as people know it. */
export interface PartName {
  /** Its passenger, or else its id. */
  readonly name: string;
  /** Which way it goes; undefined while the list does not have it. */
  readonly row: TransportRow | undefined;
}

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
  readonly nameOf: (part: Pick<Imported, 'transportId' | 'part'>) => PartName;
} {
  const byId = new Map(rows.map((row) => [row.transportId, row]));
  const byKey = new Map(all.map((row) => [row.key, row]));
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
    nameOf: (named) => ({
      name: passengerName(byId.get(named.transportId)?.passenger ?? null) || named.transportId,
      row: byKey.get(rowKey(named)),
    }),
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
