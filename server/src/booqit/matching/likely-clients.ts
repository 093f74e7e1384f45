import { clientScore, type ComparedPerson, fold, nationalDigits, swappedBirthday } from '@navette/shared/domain';
import type { LikelyClient } from './candidate-queries.ts';
import { ranked, type Ranked } from './ranked.ts';

type Index = ReadonlyMap<string, readonly LikelyClient[]>;

/** Finds the clients who may be a passenger, among those that were read for all of them. */
export function likelyClients(clients: readonly LikelyClient[]): (passenger: ComparedPerson) => Ranked[] {
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
    return ranked([...near], (client) => clientScore(passenger, client), detailsOf);
  };
}

const nameKey = ({ lastname, firstname }: Pick<ComparedPerson, 'lastname' | 'firstname'>): string =>
  fold(`${lastname} ${firstname}`);

const detailsOf = ({ birthday, fullAddress: address }: LikelyClient) => ({ birthday, address });

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
