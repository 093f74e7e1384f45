import type { NewRow } from '../../db/types.ts';

type Code = readonly [mcode: string, name: string, other: number, dialysis: number, radio: number, chemo: number];

// Codes of unions and their regional bodies; the forfaits are invented.
const codes: readonly Code[] = [
  ['M101', 'CM Brussel', 12, 14.4, 13.5, 13.5],
  ['M109', 'CM Leuven', 12, 14.4, 13.5, 13.5],
  ['M134', 'MC Brabant wallon', 12.5, 15, 14, 14],
  ['M135', 'MC Saint-Michel', 12, 14.4, 13.5, 13.5],
  ['M203', 'Mutualité neutre de la santé', 11, 13, 12.5, 12.5],
  ['M206', 'Neutral Sint-Job', 11, 13, 12.5, 12.5],
  ['M306', 'Solidaris Brabant', 12.75, 16, 15, 15],
  ['M319', 'Solidaris Wallonie', 12.75, 16, 15, 15],
  ['M403', 'Mutualité libérale Brabant', 11.5, 14, 13, 13],
  ['M417', 'Mutualité libérale Mutplus', 11.5, 14, 13, 13],
  ['M501', 'Solidaris-Partenamut Omnia', 13, 16.5, 15.5, 15.5],
  ['M509', 'Partenamut', 13, 16.5, 15.5, 15.5],
  ['M526', 'Helan', 13, 16.5, 15.5, 15.5],
  ['M601', 'CAAMI Bruxelles', 10, 12, 11.5, 11.5],
  ['M901', 'HR Rail', 14, 17, 16, 16],
];

/** M-codes: a mutuality and its forfait by motive. */
export const demoMcodes: readonly NewRow<'mcode'>[] = codes.map(
  ([mcode, name, price_other, price_dialyse, price_radio, price_chemo]) => ({
    mcode,
    name,
    price_other,
    price_dialyse,
    price_radio,
    price_chemo,
  }),
);

/** The codes alone, for clients. */
export const demoMcodeNames: readonly string[] = codes.map(([mcode]) => mcode);
