import { personName } from '@navette/shared/domain';

/** How a person is named: first and last name (S2 §2). */
export const nameOf = (person: { readonly firstname: string; readonly lastname: string }): string =>
  personName(person, 'text');
