import { makeEmail, makeMobile, makePerson, makePhone } from './people.ts';
import { createRandom } from './random.ts';
import type { DemoRow } from './rows.ts';

/** How many years younger a relative who is called may be. */
const GENERATION = [20, 40] as const;

const MUTUALITIES = ['Solidaris Brabant', 'Partenamut', 'Helan', 'Mutualité chrétienne – CM (100)'] as const;

/** Family contact, doctor, mutuality and language of a client. Of a random generator of its own, so that other demo data stay as they are. */
export function makeRelations({ id, lastname }: Pick<DemoRow<'client'>, 'id' | 'lastname'>) {
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
