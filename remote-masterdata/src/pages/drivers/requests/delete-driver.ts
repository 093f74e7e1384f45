import { api } from '@navette/shared/api';

/**
 * Deletes a driver.
 * @throws {ApiProblem} `referenced` with their count while bookings or settlements speak of the driver
 */
export async function deleteDriver(id: number): Promise<void> {
  await api.DELETE('/api/driver/{id}', { params: { path: { id } } });
}
