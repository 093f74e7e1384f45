import type { Mobility } from '@navette/shared/domain';
import mcodes from './data/mcodes.json';
import texts from './data/texts.json';
import { makeHome, makeEmail, makeMobile, makeNationalNumber, makePerson, makePhone } from './people.ts';
import { type Random, createRandom } from './random.ts';
import type { DemoRow } from './rows.ts';

/** Years of birth of those who are driven, most of them old. */
const GENERATIONS: readonly (readonly [years: readonly [number, number], weight: number])[] = [
  [[1930, 1944], 30],
  [[1945, 1959], 38],
  [[1960, 1979], 20],
  [[1980, 2004], 9],
  [[2008, 2020], 3],
];

/** Old records whose address was never chosen from suggestions; the lists flag them. */
const INCOMPLETE = 0.01;

/** Clients in a wheelchair are those whose remark says so, and some more; stretchers are rare. */
function mobilityOf(id: number, info: string | null): Mobility {
  if (id % 150 === 75) return 'stretcher';
  return id % 14 === 9 || /^(?:Chaise roulante|Rolstoel)/u.test(info ?? '') ? 'wheelchair' : 'foot';
}

function nationalNumber(random: Random, person: ReturnType<typeof makePerson>): string | null {
  if (random.chance(0.06)) return null;
  const right = makeNationalNumber(random, person);
  return random.chance(0.02) ? `${right.slice(0, -2)}00` : right;
}

function makeClient(random: Random, id: number, year: number): DemoRow<'client'> & { info: string | null } {
  const [earliest, latest] = random.weighted(GENERATIONS);
  const person = makePerson(random, earliest, latest);
  const home = makeHome(random);
  const factuur = random.chance(0.35);
  const elsewhere =
    factuur && random.chance(0.2) ? { person: makePerson(random, 1955, 1985), home: makeHome(random) } : undefined;
  return {
    id,
    firstname: person.firstname,
    lastname: person.lastname,
    birthday: person.birthday,
    ...home,
    fullAddress: random.chance(INCOMPLETE) ? null : home.fullAddress,
    postbox: random.chance(0.2) ? String(random.between(1, 40)) : null,
    tel: random.chance(0.55) ? makePhone(random) : null,
    mobile: random.chance(0.7) ? makeMobile(random) : null,
    email: random.chance(0.25) ? makeEmail(person) : null,
    client_from: `${random.between(year - 9, year - 1)}-${String(random.between(1, 12)).padStart(2, '0')}-01`,
    ssn: nationalNumber(random, person),
    mcode: random.chance(0.55) ? random.pick(mcodes).mcode : null,
    basePrice: random.chance(0.05) ? random.pick([12, 15, 18, 20, 25]) : null,
    factuur,
    info: random.chance(0.3) ? random.pick(texts.clientInfos) : null,
    comment: random.chance(0.08) ? random.pick(texts.clientHistories) : null,
    problem: random.chance(0.02),
    invoiceName: elsewhere ? `${elsewhere.person.firstname} ${elsewhere.person.lastname}` : null,
    invoiceAddress: elsewhere?.home.fullAddress ?? null,
    postbox2: null,
  };
}

/** Years that a relative who is called may be younger. */
const GENERATION = [20, 40] as const;

const MUTUALITIES = ['Solidaris Brabant', 'Partenamut', 'Helan', 'Mutualité chrétienne – CM (100)'] as const;

/** Family contact, doctor, mutuality and language of a client. Of a random generator of its own, so that other demo data stay as they are. */
function makeRelations({ id, lastname }: Pick<DemoRow<'client'>, 'id' | 'lastname'>) {
  const random = createRandom(7_000_000 + (id ?? 0));
  const hasContact = random.chance(0.35);
  const relative = makePerson(random, 1955 + GENERATION[0], 1955 + GENERATION[1]);
  const name = { firstname: relative.firstname, lastname };
  const doctor = makePerson(random, 1960, 1990);
  const hasDoctor = random.chance(0.25);
  return {
    language: random.weighted([
      [null, 80],
      ['nl', 17],
      ['en', 3],
    ] as const),
    mutuality: random.chance(0.6) ? random.pick(MUTUALITIES) : null,
    memberNumber: random.chance(0.3) ? String(random.between(100_000_000, 999_999_999)) : null,
    contactName: hasContact ? `${name.firstname} ${name.lastname}` : null,
    contactRelation: hasContact ? (relative.female ? 'Fille' : 'Fils') : null,
    contactPhone: hasContact ? makeMobile(random) : null,
    contactEmail: hasContact && random.chance(0.4) ? makeEmail(name) : null,
    doctorName: hasDoctor ? `Dr ${doctor.lastname}` : null,
    doctorPhone: hasDoctor ? makePhone(random) : null,
  } satisfies Partial<DemoRow<'client'>>;
}

/** One client of so many was entered a second time, under the next number. */
const TWICE = 307;

type Client = ReturnType<typeof makeClient>;

/** Slips of a hurried hand in the second record, one after the other. */
const SLIPS: readonly ((client: Client) => Partial<Client>)[] = [
  ({ firstname, lastname }) => ({ firstname: lastname, lastname: firstname }),
  ({ lastname }) => ({ lastname: `${lastname}s`, mobile: null }),
  ({ birthday }) => ({ birthday: birthday?.replace(/\d$/u, (digit) => (digit === '2' ? '3' : '2')) ?? null }),
  () => ({ birthday: null }),
];

/** Second record of the client before it: the same person, without national number and e-mail, with a slip. */
function secondRecord(own: Client, before: Client): Client {
  const { firstname, lastname, birthday, address, zip, city, fullAddress, latitude, longitude, tel, mobile } = before;
  const person = { firstname, lastname, birthday, address, zip, city, fullAddress, latitude, longitude, tel, mobile };
  const slip = SLIPS[(own.id / TWICE) % SLIPS.length]?.(before);
  return { ...own, ...person, ssn: null, email: null, ...slip };
}

/** So many clients, numbered from 1; a few of them twice. `year` is this year. */
export function makeClients(random: Random, count: number, year: number): DemoRow<'client'>[] {
  const made = Array.from({ length: count }, (_, index) => makeClient(random, index + 1, year));
  return made.map((own, index) => {
    const before = own.id % TWICE === 0 ? made[index - 1] : undefined;
    const client = before ? secondRecord(own, before) : own;
    return {
      ...client,
      ...makeRelations(client),
      mobility: mobilityOf(client.id, client.info),
      companion: client.id % 11 === 3,
      sharesRides: client.id % 2 === 0,
      messages: client.id % 3 === 0,
    };
  });
}
