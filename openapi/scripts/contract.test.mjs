// @ts-check
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundle } from './bundle.mjs';
import { lint } from './lint.mjs';
import { listOperations } from './operations.mjs';

const contract = bundle(path.resolve(import.meta.dirname, '..'));
const operations = new Map(listOperations(contract).map(({ operation }) => [operation.operationId, operation]));

/** @param {string} id */
const permissionOf = (id) => operations.get(id)?.['x-permission'];

describe('the contract', () => {
  it('keeps the rules of the contract', () => {
    expect(lint(contract)).toEqual([]);
  });

  it.each([
    'listClients',
    'getClient',
    'listDestinations',
    'listInsurances',
    'listDrivers',
    'createClient',
    'createDestination',
  ])('permits %s to users who book trips, which the booking form needs', (id) => {
    expect([['signed-in'], expect.arrayContaining(['booking'])]).toContainEqual(permissionOf(id));
  });

  it.each([
    ['updateClient', ['client']],
    ['deleteDestination', ['destination']],
    ['createInsurance', ['insurances']],
    ['updateCareCenters', ['carecenter']],
    ['listUsers', ['users']],
    ['createUser', ['users']],
    ['getCompanyProfile', ['signed-in']],
    ['listSettings', ['signed-in']],
    ['saveSetting', ['settings']],
    ['saveCompanyProfile', ['settings']],
    ['listSettingHistory', ['settings']],
    ['savePlatformTables', ['settings']],
    ['listLogs', ['logs']],
    ['changeBookings', ['booking', 'timeline']],
    ['getStandingOrder', ['booking', 'timeline', 'calendar']],
    ['listSeriesBookings', ['booking', 'timeline', 'calendar']],
    ['setReadyNow', ['booking', 'timeline', 'calendar']],
    ['undoChanges', ['booking', 'timeline', 'calendar']],
    ['findBookingConflicts', ['booking', 'timeline', 'calendar']],
    ['suggestDrivers', ['booking', 'timeline', 'calendar']],
    ['grantDemand', ['booking', 'timeline']],
    ['listMessages', ['mail']],
    ['markMessage', ['mail']],
    ['findNearestDrivers', ['tracker']],
    ['listLocationHistory', ['tracker']],
    ['listTrips', ['planningBooqit']],
    ['decideTransportDifference', ['planningBooqit']],
    ['listTransportDifferences', ['planningBooqit']],
    ['listTransports', ['transportsBooqit']],
    ['listBooqitInvoices', ['invoicesBooqit']],
    ['createExpense', ['invoicing']],
    ['remindInvoices', ['invoicing']],
    ['listExpenses', ['expenses']],
    ['listInserts', ['inserts']],
    ['getClientStatement', ['invoice', 'archive']],
    ['printClientStatement', ['invoice', 'archive']],
    ['listLateInsuranceInvoices', ['invoiceInsurance']],
    ['listClientWallets', ['walletclient']],
    ['listDriverWallets', ['walletdriver']],
    ['listInsuranceWallets', ['walletinsurrance']],
    ['getTotals', ['results']],
  ])('permits %s only to %j', (id, pages) => {
    expect(permissionOf(id)).toEqual(pages);
  });

  it('requires no session for sign-in, change of password and set-up of the second factor alone', () => {
    const open = [...operations.values()].filter((operation) => operation['x-permission'].includes('public'));
    expect(open.map((operation) => operation.operationId)).toEqual([
      'signIn',
      'openProviderSession',
      'signInDriver',
      'changePassword',
      'startSecondFactor',
      'confirmSecondFactor',
    ]);
  });

  it('requires the invoicing permission to change the status of client and insurance invoices', () => {
    for (const id of ['updateClientInvoice', 'updateInsuranceInvoice']) {
      expect(operations.get(id)?.['x-property-permission']).toEqual({ status: ['invoicing'] });
    }
  });

  it('includes national numbers in the record of a client, never in the list', () => {
    expect(contract.components.schemas.Client.properties).toHaveProperty('ssn');
    expect(contract.components.schemas.ClientRow.properties).not.toHaveProperty('ssn');
  });

  it('accepts any part of a booking as an update, but not an empty one', () => {
    const { required, minProperties, additionalProperties } = contract.components.schemas.BookingUpdate;
    expect({ required, minProperties, additionalProperties }).toEqual({
      required: undefined,
      minProperties: 1,
      additionalProperties: false,
    });
  });
});
