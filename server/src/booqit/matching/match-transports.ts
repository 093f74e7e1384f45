import {
  comparedPassenger,
  comparedPlace,
  destinationScore,
  passengerKey,
  placeKey,
  planningRows,
  type PlanningRow,
  clientScore,
  type ComparedPerson,
  fold,
  nationalDigits,
  swappedBirthday,
  competingScores,
  SURE_SCORE,
} from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { BooqitServices } from '../services.ts';
import { chosenRecords, printOf } from './choice-queries.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { nameColumn } from '../../db/name-column.ts';

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
    const known = places.get(key) ?? ranked(destinations, (one) => destinationScore(place, one), destinationDetails);
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

const destinationDetails = ({ fullAddress: address }: { readonly fullAddress: string | null }) => ({
  birthday: null,
  address,
});

type Index = ReadonlyMap<string, readonly LikelyClient[]>;

/** Finds the clients who may be a passenger, among those that were read for all of them. */
function likelyClients(clients: readonly LikelyClient[]): (passenger: ComparedPerson) => Ranked[] {
  const byNumber = indexOf(clients, ({ ssn }) => nationalDigits(ssn));
  const byBirthday = indexOf(clients, ({ birthday }) => birthday ?? '');
  const byName = indexOf(clients, nameKey);
  return (passenger) => {
    const { birthday, ssn } = passenger;
    const near = new Set([
      ...of(byNumber, nationalDigits(ssn)),
      ...of(byBirthday, birthday ?? ''),
      ...of(byBirthday, birthday ? swappedBirthday(birthday) : ''),
      ...of(byName, nameKey(passenger)),
    ]);
    return ranked([...near], (client) => clientScore(passenger, client), clientDetails);
  };
}

const nameKey = ({ lastname, firstname }: Pick<ComparedPerson, 'lastname' | 'firstname'>): string =>
  fold(`${lastname} ${firstname}`);

const clientDetails = ({ birthday, fullAddress: address }: LikelyClient) => ({ birthday, address });

const of = (index: Index, key: string): readonly LikelyClient[] => (key === '' ? [] : (index.get(key) ?? []));

function indexOf(clients: readonly LikelyClient[], keyOf: (client: LikelyClient) => string): Index {
  const index = new Map<string, LikelyClient[]>();
  for (const client of clients) {
    const key = keyOf(client);
    const same = index.get(key);
    if (same) same.push(client);
    else index.set(key, [client]);
  }
  return index;
}

/** A candidate record of a transport, as answered. */
type Ranked = AnswerOf<'matchTransports'>[number]['candidates'][number];

/** Maximum number of candidates in an answer. */
const MOST = 8;

interface Weighed {
  readonly bits: number;
  readonly reasons: readonly Ranked['reasons'][number][];
}

/** Highest score of an inactive record: it is shown, but never preselected. */
const MOST_INACTIVE = SURE_SCORE - 1;

/** The likeliest records first, without nearly impossible ones; inactive ones, which do not make the others less certain, come last. */
function ranked<Candidate extends { readonly id: number; readonly label: string; readonly active: boolean }>(
  records: readonly Candidate[],
  weigh: (record: Candidate) => Weighed,
  detailsOf: (record: Candidate) => Pick<Ranked, 'birthday' | 'address'>,
): Ranked[] {
  const weighed = records
    .map((record) => ({ record, ...weigh(record) }))
    .toSorted((one, other) => other.bits - one.bits || one.record.id - other.record.id);
  const candidate = ({ record, reasons }: (typeof weighed)[number], score: number): Ranked => {
    const { id, label } = record;
    return { id, label, ...detailsOf(record), score, reasons: [...reasons] };
  };
  const active = weighed.filter(({ record }) => record.active).slice(0, MOST);
  const scores = competingScores(active.map(({ bits }) => bits));
  const inactive = weighed.filter(({ record }) => !record.active).slice(0, MOST);
  return [
    ...active.map((one, index) => candidate(one, scores[index] ?? 0)),
    ...inactive.map((one) => ({
      ...candidate(one, Math.min(MOST_INACTIVE, competingScores([one.bits])[0] ?? 0)),
      inactive: true,
    })),
  ].filter(({ score }) => score > 0);
}

/**
 * Clients who may be one of the passengers: with the same national number, the same birthday (also with day and month swapped), or the same name. One
 * statement, with three indexes, for any number of passengers.
 */
async function clientsLike(db: Db, passengers: readonly ComparedPerson[]) {
  const numbers = passengers.map(({ ssn }) => nationalDigits(ssn)).filter((digits) => digits !== '');
  const birthdays = passengers.flatMap(({ birthday }) => (birthday ? [birthday, swappedBirthday(birthday)] : []));
  const days = [...new Set(birthdays)].filter((day) => day !== '');
  return db
    .selectFrom('client')
    .select(['id', 'firstname', 'lastname', 'birthday', 'ssn', 'address', 'zip', 'fullAddress', 'active'])
    .select(nameColumn('list').as('label'))
    .where('anonymisedAt', 'is', null)
    .where(
      sql<boolean>`id in (
        select id from client where "ssnDigits" <> '' and "ssnDigits" = any(${numbers}::text[])
        union select id from client where birthday = any(${days}::date[])
        union select client.id from client join unnest(
          ${passengers.map(({ lastname }) => lastname)}::text[], ${passengers.map(({ firstname }) => firstname)}::text[]
        ) as wanted(lastname, firstname)
          on fold(client.lastname) = fold(wanted.lastname) and fold(client.firstname) = fold(wanted.firstname))`,
    )
    .execute();
}

type LikelyClient = Awaited<ReturnType<typeof clientsLike>>[number];

/** Every destination: there are a few hundred. */
const allDestinations = (db: Db) =>
  db
    .selectFrom('destination')
    .select(['id', 'name', 'name as label', 'address', 'zip', 'fullAddress', 'latitude', 'longitude', 'active'])
    .execute();
