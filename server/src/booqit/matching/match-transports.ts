import {
  comparedPassenger,
  comparedPlace,
  destinationScore,
  passengerKey,
  placeKey,
  planningRows,
  type PlanningRow,
} from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { BooqitServices } from '../services.ts';
import { allDestinations, clientsLike } from './candidate-queries.ts';
import { chosenRecords, printOf } from './choice-queries.ts';
import { likelyClients } from './likely-clients.ts';
import { ranked, type Ranked } from './ranked.ts';

type Match = AnswerOf<'matchTransports'>[number];

/** Matches for transports: the client and the destination chosen before, and candidates with reasons. */
export async function matchTransports(
  { db, platform, vault }: Pick<BooqitServices, 'db' | 'platform' | 'vault'>,
  transportIds: readonly string[],
): Promise<Match[]> {
  const rows = [...(await platform.byIds(transportIds)).values()].flatMap((parts) => placesOf(planningRows(parts)));
  const passengers = rows.map(comparedPassenger);
  const likely = likelyClients(await clientsLike(db, passengers));
  const destinations = await allDestinations(db);
  const places = new Map<string, Ranked[]>();
  const destinationsOf = (row: PlanningRow): Ranked[] => {
    const place = comparedPlace(row);
    const key = `${placeKey(place)} ${String(place.latitude)}`;
    const known = places.get(key) ?? ranked(destinations, (one) => destinationScore(place, one), detailsOf);
    places.set(key, known);
    return known;
  };
  const prints = rows.map((row) => ({
    client: printOf(vault, 'client', passengerKey(comparedPassenger(row))),
    destination: printOf(vault, 'destination', placeKey(comparedPlace(row))),
  }));
  const chosen = await chosenRecords(
    db,
    prints.flatMap(({ client, destination }) => [client, destination]),
  );
  return rows.flatMap((row, index): Match[] => {
    const { transportId, part } = row;
    const print = prints[index];
    const client = {
      transportId,
      part,
      kind: 'client',
      chosen: chosen.get(print?.client ?? '') ?? null,
      candidates: likely(comparedPassenger(row)),
    } as const;
    const destination = {
      transportId,
      part,
      kind: 'destination',
      chosen: chosen.get(print?.destination ?? '') ?? null,
      candidates: destinationsOf(row),
    } as const;
    return part === 0 ? [client, destination] : [destination];
  });
}

/** The first part of a transport, and those with another destination than the part before. */
const placesOf = (rows: readonly PlanningRow[]): PlanningRow[] =>
  rows.filter((row, index) => {
    const before = rows[index - 1];
    return !before || placeKey(comparedPlace(before)) !== placeKey(comparedPlace(row));
  });

const detailsOf = ({ fullAddress: address }: { readonly fullAddress: string | null }) => ({ birthday: null, address });
