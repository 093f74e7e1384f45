import type { PlaceKind } from '@navette/openapi/enums';
import { isListedStatus } from '@navette/shared/domain';
import type { Matches } from '../../entities/use-matches.tsx';
import { passengerName } from '../../entities/transport/transport-columns.ts';
import { rowKey, type TransportRow } from '../../entities/transport/transport-row.ts';
import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { useMutation } from '@tanstack/react-query';

/** Display name of a part of a transport. */
export interface PartName {
  /** Its passenger, else its id. */
  readonly name: string;
  /** Its row, for the direction; undefined when it is not in the list. */
  readonly row: TransportRow | undefined;
}

/** A leg that can't be booked yet, and the missing record. */
export interface LegLeftOut {
  readonly row: TransportRow;
  readonly missing: PlaceKind;
}

/**
 * The transports of selected rows, each once, with the matches of their legs; and the legs without one, which stay for later.
 * @param all the rows of the list: other parts of a transport may have other destinations
 */
export function importItems(
  rows: readonly TransportRow[],
  all: readonly TransportRow[],
  of: Matches['of'],
): {
  readonly items: readonly ImportItem[];
  readonly leftOut: readonly LegLeftOut[];
  readonly nameOf: (part: Pick<Imported, 'transportId' | 'part'>) => PartName;
} {
  const byId = new Map(rows.map((row) => [row.transportId, row]));
  const byKey = new Map(all.map((row) => [row.key, row]));
  const transports = [...byId.keys()].map((transportId) =>
    itemOf(
      all.filter((row) => row.transportId === transportId && isListedStatus(row.status)),
      of,
    ),
  );
  return {
    items: transports.flatMap(({ item }) => item ?? []),
    leftOut: transports.flatMap(({ leftOut }) => leftOut),
    nameOf: (named) => ({
      name: passengerName(byId.get(named.transportId)?.passenger ?? null) || named.transportId,
      row: byKey.get(rowKey(named)),
    }),
  };
}

interface Transport {
  readonly item?: ImportItem;
  readonly leftOut: readonly LegLeftOut[];
}

/** A transport with the matches of its legs. A leg that goes on also needs the destination before it, where it begins. */
function itemOf(parts: readonly TransportRow[], of: Matches['of']): Transport {
  const [first] = parts;
  const client = first && of('client', first);
  if (!client) return { leftOut: parts.map((row) => ({ row, missing: 'client' })) };
  const placeOf = (row: TransportRow | undefined) => row && of('destination', row)?.id;
  const legs = parts.map((row) => {
    const begins = !row.isOnward || placeOf(parts.find(({ part }) => part === row.part - 1)) !== undefined;
    return { row, destinationId: begins ? placeOf(row) : undefined };
  });
  const leftOut = legs.flatMap(({ row, destinationId }) =>
    destinationId === undefined ? [{ row, missing: 'destination' as const }] : [],
  );
  const known = legs.flatMap(({ row: { part }, destinationId }) =>
    destinationId === undefined ? [] : [{ part, destinationId }],
  );
  const [place, ...later] = known;
  if (!place) return { leftOut };
  const { destinationId } = place;
  const others = later.filter((other) => other.destinationId !== destinationId);
  return {
    leftOut,
    item: {
      transportId: first.transportId,
      clientId: client.id,
      destinationId,
      ...(leftOut.length > 0 && { parts: known.map(({ part }) => part) }),
      ...(others.length > 0 && { others }),
    },
  };
}

/** Result of a part of a transport. */
export type Imported = components['schemas']['ImportedTransport'];

/** A transport with its client and destination. */
export type ImportItem = components['schemas']['TransportImport']['items'][number];

interface Asked {
  readonly items: readonly ImportItem[];
  readonly preview: boolean;
  /** Also books parts that seem to be booked. */
  readonly confirmDuplicates: boolean;
}

/** Books transports, or previews the results. Idempotent. */
export const useImport = () =>
  useMutation({
    mutationFn: ({ items, ...asked }: Asked): Promise<readonly Imported[]> =>
      dataOf(api.POST('/service/booqit/import', { body: { ...asked, items: [...items] } })),
  });
