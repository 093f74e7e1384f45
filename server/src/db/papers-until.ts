import { sql } from 'kysely';

/** Last day on which all papers of the driver of a row are valid; null when none is recorded (see `papersUntil` of the domain). */
export const papersUntilColumn = () =>
  sql<string | null>`least(driver."licenceUntil", driver."insuranceUntil", driver."medicalUntil")`;
