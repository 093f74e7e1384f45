import { carModels, zones } from './data/texts.ts';
import { makeHome } from './homes.ts';
import { makeEmail, makeMobile, makePerson } from './people.ts';
import type { Random } from './random.ts';
import type { DemoRow } from './rows.ts';

/** A Belgian account with right check digits, of nobody (FORMATS). */
function makeIban(random: Random): string {
  const account = String(random.between(100_000_000, 999_999_999) * 10 + random.between(0, 9));
  const own = String(Number(BigInt(account) % 97n) || 97).padStart(2, '0');
  const check = String(98n - (BigInt(`${account}${own}111400`) % 97n)).padStart(2, '0');
  return `BE${check}${account}${own}`;
}

/** Those of number plates. */
const LETTERS = 'ABCDEFGHJKLMNPRSTVWXYZ'.split('');

const plate = (random: Random): string =>
  `${random.pick(['1', '2'])}-${Array.from({ length: 3 }, () => random.pick(LETTERS)).join('')}-${random.between(100, 999)}`;

function makeDriver(random: Random, id: number, active: boolean): DemoRow<'driver'> {
  const person = makePerson(random, 1962, 1998);
  return {
    id,
    active,
    firstname: person.firstname,
    lastname: person.lastname,
    birthday: person.birthday,
    ...makeHome(random),
    tel: null,
    mobile: makeMobile(random),
    email: makeEmail(person, 'chauffeurs.navette.example'),
    bank_account: makeIban(random),
    postbox: null,
    car: `${random.pick(carModels)} ${plate(random)}`,
    carriesWheelchair: id % 3 !== 1,
    carriesStretcher: id % 6 === 3,
    zones: random.pick(zones),
    refreshTime: random.pick([15, 30, 30, 60, 120]),
    commission: random.weighted([
      [20, 6],
      [15, 3],
      [12.5, 1],
    ]),
  };
}

/** So many drivers, numbered from 1; the last `inactive` no longer work. */
export const makeDrivers = (random: Random, count: number, inactive: number): DemoRow<'driver'>[] =>
  Array.from({ length: count }, (_, index) => makeDriver(random, index + 1, index < count - inactive));
