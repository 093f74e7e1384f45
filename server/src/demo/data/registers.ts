/** A cost or an income that comes back: the day of the month, and how many months lie between two of them. */
export interface Recurring {
  readonly name: string;
  readonly description: string;
  /** Euros, and the share by which one differs from the other. */
  readonly amount: number;
  readonly spread: number;
  readonly day: number;
  readonly every: 1 | 3 | 12;
  /** Month of the year of the first, 0 to 11. */
  readonly from?: number;
}

/** Expenses of a non-profit of this size for its office, its two own vans and its dispatching. */
export const RECURRING_EXPENSES: readonly Recurring[] = [
  {
    name: 'Immo Canal',
    description: 'Loyer des bureaux, quai des Charbonnages',
    amount: 1450,
    spread: 0,
    day: 1,
    every: 1,
  },
  { name: 'Engie', description: 'Électricité et gaz, acompte', amount: 286, spread: 0.12, day: 8, every: 1 },
  { name: 'Proximus', description: 'Téléphonie et internet', amount: 189.9, spread: 0.04, day: 12, every: 1 },
  {
    name: 'DKV',
    description: 'Carburant des deux véhicules de l’association',
    amount: 742,
    spread: 0.18,
    day: 28,
    every: 1,
  },
  { name: 'Fiduciaire Delcourt', description: 'Comptabilité du mois', amount: 423.5, spread: 0, day: 15, every: 1 },
  { name: 'Nettoyage Bruxelles', description: 'Entretien des bureaux', amount: 217.8, spread: 0.05, day: 27, every: 1 },
  { name: 'Belfius', description: 'Frais bancaires', amount: 18.4, spread: 0.15, day: 30, every: 1 },
  { name: 'Vivaqua', description: 'Eau, décompte trimestriel', amount: 74.2, spread: 0.1, day: 20, every: 3, from: 2 },
  {
    name: 'Ethias',
    description: 'Assurance des véhicules et responsabilité civile',
    amount: 1184,
    spread: 0.01,
    day: 5,
    every: 3,
    from: 0,
  },
  {
    name: 'SD Worx',
    description: 'Secrétariat social, trimestre',
    amount: 512,
    spread: 0.03,
    day: 18,
    every: 3,
    from: 0,
  },
  {
    name: 'Bruxelles Fiscalité',
    description: 'Taxe de circulation',
    amount: 386.4,
    spread: 0,
    day: 10,
    every: 12,
    from: 8,
  },
];

/** Income besides invoices. */
export const RECURRING_INSERTS: readonly Recurring[] = [
  {
    name: 'COCOF',
    description: 'Subside trimestriel, services ambulatoires',
    amount: 6850,
    spread: 0,
    day: 22,
    every: 3,
    from: 0,
  },
  {
    name: 'Commune de Molenbeek-Saint-Jean',
    description: 'Subside annuel, mobilité des seniors',
    amount: 4200,
    spread: 0,
    day: 14,
    every: 12,
    from: 4,
  },
  {
    name: 'Cotisations des membres',
    description: 'Cotisations reçues ce mois',
    amount: 165,
    spread: 0.4,
    day: 4,
    every: 1,
  },
  { name: 'Dons', description: 'Dons déductibles reçus ce mois', amount: 240, spread: 0.6, day: 9, every: 1 },
];

/** Costs that come now and then: name, description, euros, how many a year. */
export const OCCASIONAL_EXPENSES: readonly (readonly [
  name: string,
  description: string,
  amount: number,
  aYear: number,
])[] = [
  ['Garage Peeters', 'Entretien et contrôle technique', 342, 4],
  ['Garage Peeters', 'Deux pneus', 212.4, 2],
  ['Bureau Vallée', 'Papier, encre, enveloppes', 86.3, 6],
  ['bpost', 'Timbres pour l’envoi des factures', 129, 5],
  ['Croix-Rouge', 'Formation aux premiers secours, deux chauffeurs', 190, 2],
  ['Coolblue', 'Casque et écran du dispatching', 318.9, 1],
  ['Delhaize', 'Café et eau pour les chauffeurs', 47.6, 8],
];
