import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { personName, personSearch } from '@navette/shared/domain';
import type { RecordSource } from '@navette/shared/ui-form';

type Driver = Pick<components['schemas']['ActiveDriver'], 'id' | 'firstname' | 'lastname'>;

/** Suggestions that are shown. */
const MOST = 20;

/** Active drivers, by name or number. */
export const driverSource: RecordSource<Driver> = {
  search: async (q, signal) => {
    const drivers = await dataOf(api.GET('/service/driver/active', { signal }));
    const fits = personSearch(q);
    return drivers.filter((driver) => fits(driver, driver.id)).slice(0, MOST);
  },
  find: async (id) => (await dataOf(api.GET('/api/driver/{id}', { params: { path: { id } } })))[0] ?? null,
  idOf: ({ id }) => id,
  labelOf: (driver) => personName(driver, 'list'),
};
