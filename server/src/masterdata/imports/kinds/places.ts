import { recordQueries } from '../../../db/record-queries.ts';
import { parseDestination } from '../../destinations/destination-handlers.ts';
import { parseInsurance } from '../../insurances/insurance-handlers.ts';
import {
  existingDestinations,
  existingInsurances,
  referencedDestinations,
  referencedInsurances,
} from '../existing-queries.ts';
import { recordImport } from './record-kind.ts';

const destinations = recordQueries('destination');
const insurances = recordQueries('insurance');

export const destinationImport = recordImport({
  kind: 'destinations',
  create: 'createDestination',
  update: 'updateDestination',
  table: 'destination',
  existing: existingDestinations,
  referenced: referencedDestinations,
  parse: parseDestination,
  insert: (trx, values) => destinations.insert(trx, values),
  change: (trx, id, values) => destinations.change(trx, id, values),
});

export const insuranceImport = recordImport({
  kind: 'insurances',
  create: 'createInsurance',
  update: 'updateInsurance',
  table: 'insurance',
  existing: existingInsurances,
  referenced: referencedInsurances,
  parse: parseInsurance,
  insert: (trx, values) => insurances.insert(trx, values),
  change: (trx, id, values) => insurances.change(trx, id, values),
});
