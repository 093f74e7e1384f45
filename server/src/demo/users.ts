import type { Role } from '@navette/shared/domain';
import { hashPassword } from '../auth/password.ts';
import type { NewRow } from '../db/types.ts';
import { makeHome, makeEmail, makeMobile, makePerson } from './people.ts';
import type { Random } from './random.ts';
import type { DemoRow } from './rows.ts';

export const DEMO_PASSWORD = 'navette-demo';

/** Demo accounts, one for each role (specification/shell.md#demo). */
export const demoAccounts = [
  { role: 'dispatch', firstname: 'Sophie', lastname: 'Marchal' },
  { role: 'account', firstname: 'Koen', lastname: 'Verhaegen' },
  { role: 'invoice', firstname: 'Nadia', lastname: 'Benali' },
  { role: 'admin', firstname: 'Luc', lastname: 'Delhaye' },
  { role: 'lead', firstname: 'Ilse', lastname: 'De Backer' },
  { role: 'super', firstname: 'Karim', lastname: 'Lahlou' },
  { role: 'accountant', firstname: 'Anne', lastname: 'Collard' },
  { role: 'office', firstname: 'Pieter', lastname: 'Maes' },
] as const satisfies readonly { role: Role; firstname: string; lastname: string }[];

/** Colleagues, and accounts for the apps. */
const OTHERS: readonly Role[] = [
  'dispatch',
  'dispatch',
  'dispatch',
  'dispatch',
  'admin',
  'account',
  'invoice',
  'driver',
  'driver',
  'client',
];

type User = NewRow<'app_user'> & { id: number };

function makeUser(
  random: Random,
  id: number,
  role: Role,
  name: { firstname: string; lastname: string },
  passwordHash: string | null,
): User {
  const person = { ...makePerson(random, 1962, 1999), ...name };
  return {
    id,
    firstname: person.firstname,
    lastname: person.lastname,
    birthday: person.birthday,
    ...address(random),
    tel: null,
    mobile: makeMobile(random),
    email: id <= demoAccounts.length ? `${role}@navette.example` : makeEmail(person, 'navette.example'),
    role,
    car: null,
    zones: null,
    client_from: `${random.between(2012, 2024)}-0${random.between(1, 9)}-01`,
    passwordHash,
    mustChangePassword: false,
  };
}

/**
 * An account for the app of each driver, with the address the driver has; the second of two with the same one has none.
 * @param firstId number of the first account
 */
export async function makeDriverUsers(drivers: readonly DemoRow<'driver'>[], firstId: number): Promise<User[]> {
  // One hash for all: 48 Argon2 hashes would delay the first start.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const known = new Set<string>();
  const reachable = drivers.filter(({ email }) => {
    const first = typeof email === 'string' && !known.has(email.toLowerCase());
    if (first) known.add(email.toLowerCase());
    return first;
  });
  return reachable.map(
    ({ firstname, lastname, birthday, address, zip, city, fullAddress, tel, mobile, email, car, zones }, index) => ({
      id: firstId + index,
      firstname,
      lastname,
      birthday,
      address,
      zip,
      city,
      fullAddress,
      tel,
      mobile,
      email,
      car,
      zones,
      role: 'driver',
      client_from: null,
      passwordHash,
      mustChangePassword: false,
    }),
  );
}

function address(random: Random): Pick<User, 'address' | 'zip' | 'city' | 'fullAddress'> {
  const { address, zip, city, fullAddress } = makeHome(random);
  return { address, zip, city, fullAddress };
}

/** Staff: the demo accounts first, then their colleagues, who have no password until it is reset. */
export async function makeUsers(random: Random): Promise<User[]> {
  const hashes = await Promise.all(demoAccounts.map(() => hashPassword(DEMO_PASSWORD)));
  const accounts = demoAccounts.map(({ role, ...name }, index) =>
    makeUser(random, index + 1, role, name, hashes[index] ?? null),
  );
  const others = OTHERS.map((role, index) => {
    const { firstname, lastname } = makePerson(random, 1962, 1999);
    return makeUser(random, accounts.length + index + 1, role, { firstname, lastname }, null);
  });
  return [...accounts, ...others];
}
