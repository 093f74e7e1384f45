import type { NewRow } from '../../db/types.ts';
import { demoMcodeNames } from './mcodes.ts';

type Insurer = readonly [
  name: string,
  address: string,
  zip: string,
  city: string,
  tel: string | null,
  min10km: number | null,
  plus10km: number | null,
];

// National unions of mutualities and federations active in Brussels; tariffs are invented.
const insurers: readonly Insurer[] = [
  ['Mutualité chrétienne – CM (100)', 'chaussée de Haecht 579', '1030', 'Schaerbeek', '+3222464111', null, null],
  [
    'Union nationale des mutualités neutres (200)',
    'chaussée de Charleroi 145',
    '1060',
    'Saint-Gilles',
    '+3225388300',
    9.5,
    0.95,
  ],
  ['Solidaris – Union nationale (300)', 'rue Saint-Jean 32', '1000', 'Bruxelles', '+3225150211', null, null],
  ['Mutualités libérales (400)', 'rue de Livourne 25', '1050', 'Ixelles', '+3225428600', 9, 1],
  [
    'Union nationale des mutualités libres (500)',
    'route de Lennik 788',
    '1070',
    'Anderlecht',
    '+3227789211',
    10.5,
    1.1,
  ],
  ['CAAMI – HZIV (600)', 'rue du Trône 30', '1000', 'Bruxelles', '+3222293480', null, null],
  ['HR Rail – Caisse des soins de santé (900)', 'rue de France 85', '1060', 'Saint-Gilles', null, 10, 1],
  ['Partenamut', 'boulevard Louis Mettewie 74', '1080', 'Molenbeek-Saint-Jean', null, 10.5, 1.1],
  ['Helan', 'boulevard de la Plaine 5', '1050', 'Ixelles', null, 10, 1],
  ['Solidaris Brabant', 'rue du Midi 111', '1000', 'Bruxelles', null, 9, 0.9],
  ['Mutualité Saint-Michel', 'boulevard Anspach 111', '1000', 'Bruxelles', null, null, null],
  ['Neutral-Sint-Job', 'Gentsesteenweg 36', '1080', 'Sint-Jans-Molenbeek', null, 9.5, 0.95],
];

/** Insurance bodies, with the number 1 for the one that the platform's transports go to by default (specification/booqit.md#words). */
export const demoInsurances: readonly (NewRow<'insurance'> & { id: number })[] = insurers.map(
  ([name, address, zip, city, tel, min10km, plus10km], index) => ({
    id: index + 1,
    name,
    cn: null,
    address,
    zip,
    city,
    fullAddress: `${address}, ${zip} ${city}`,
    postbox: null,
    tel,
    email: `transport.${index + 1}@mutualite.example`,
    bank_account: null,
    min10km,
    plus10km,
    comment: null,
  }),
);

/**
 * Insurers of the mutualities that the platform names, by the number of their union. “Solidaris” is left open, since two insurers are called so: whoever
 * books such a transport first is asked. Partenamut and Helan need no line, as insurers of that name exist.
 */
export const demoMutualities: readonly NewRow<'platform_mutuality'>[] = [
  { value: 'Mutualité chrétienne', insuranceId: 1 },
  ...demoMcodeNames.map((value) => ({
    value,
    insuranceId: demoInsurances.find(({ name }) => name.includes(`(${value.charAt(1)}00)`))?.id ?? 1,
  })),
];
