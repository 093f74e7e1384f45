import { api } from '@navette/shared/api';

/**
 * Deletes an insurance body.
 * @throws {ApiProblem} `referenced` with their count while bookings or invoices speak of it
 */
export async function deleteInsurance(id: number): Promise<void> {
  await api.DELETE('/api/insurance/{id}', { params: { path: { id } } });
}
