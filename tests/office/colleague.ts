import { callAs } from './api.ts';
import { uniqueName } from './records.ts';

/** Dispatcher with an account, made for one journey. */
export interface Colleague {
  readonly email: string;
  readonly password: string;
  readonly lastname: string;
}

/** Creates a dispatcher who has already chosen a password. */
export async function newColleague(): Promise<Colleague> {
  const lastname = uniqueName('Equipe');
  const email = `${lastname.toLowerCase()}@navette.example`;
  const password = 'Mango-1180-Pont-Gris';
  const { temporaryPassword } = await callAs<{ temporaryPassword: string }>('super', 'POST', '/api/user', {
    firstname: 'Lou',
    lastname,
    email,
    role: 'dispatch',
    address: 'rue Haute 12',
    zip: '1000',
    city: 'Bruxelles',
  });
  await callAs('super', 'POST', '/auth/password', { email, oldpassword: temporaryPassword, newpassword: password });
  return { email, password, lastname };
}
