import { callAs } from './api.ts';
import { uniqueName } from './records.ts';

/** A dispatcher of a journey's own, who may sign in. */
export interface Colleague {
  readonly email: string;
  readonly password: string;
  readonly lastname: string;
}

/** Makes a dispatcher who has chosen a password already. */
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
