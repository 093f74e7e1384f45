import { PAPER_WARNING_DAYS } from '@navette/shared/domain';
import { sql } from 'kysely';

const until = sql`least(driver."licenceUntil", driver."insuranceUntil", driver."medicalUntil")`;
const today = sql`(now() at time zone 'Europe/Brussels')::date`;

/**
 * Last day on which all papers of the driver of a row are valid, once the office is warned that they expire; else null: of a trip months from now nobody
 * doubts that they will be renewed (see `papersUntil` of the domain).
 */
export const papersUntilColumn = () =>
  sql<string | null>`case when ${until} <= ${today} + ${sql.lit(PAPER_WARNING_DAYS)} then ${until} end`;
