import { api } from '@navette/shared/api';

/**
 * Removes a person from the records for good; totals of invoices stay.
 * @throws {ApiProblem} `client.openBookings` with the count while trips are to come or invoices open; `validation` when the last name is not theirs
 */
export async function anonymiseClient(id: number, lastname: string): Promise<void> {
  await api.POST('/service/client/anonymise', { body: { id, lastname } });
}
