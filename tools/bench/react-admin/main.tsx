import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  Admin,
  BooleanField,
  Datagrid,
  DateField,
  DateInput,
  FunctionField,
  List,
  NumberField,
  Resource,
  SearchInput,
  SelectField,
  TextField,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

/** Bookings of today: the list, filters and sign-in that react-admin itself has, over the suite's API with the suite's session. */

const session = JSON.parse(localStorage.getItem('navette.session') ?? 'null');
const today = new Date().toISOString().slice(0, 10);

const dataProvider = {
  getList: async (_resource, { pagination, sort, filter }) => {
    const answer = await fetch('/service/booking/byDate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.token}` },
      body: JSON.stringify({ startDate: filter.start ?? today, endDate: filter.end ?? today }),
    });
    const bookings = await answer.json();
    const sign = sort.order === 'DESC' ? -1 : 1;
    const sorted = bookings.sort((left, right) => (left[sort.field] < right[sort.field] ? -sign : sign));
    const first = (pagination.page - 1) * pagination.perPage;
    return { data: sorted.slice(first, first + pagination.perPage), total: sorted.length };
  },
};

const authProvider = {
  checkAuth: () => (session ? Promise.resolve() : Promise.reject(new Error('signed out'))),
  checkError: () => Promise.resolve(),
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  getIdentity: () => Promise.resolve({ id: session.user.id, fullName: session.user.email }),
  getPermissions: () => Promise.resolve(),
};

const types = ['to', 'back', 'simple'].map((id) => ({ id, name: id }));
const states = ['planned', 'cancelled', 'refused', 'done'].map((name, id) => ({ id, name }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DateInput key="start" source="start" alwaysOn />,
  <DateInput key="end" source="end" alwaysOn />,
];

const Bookings = () => (
  <List perPage={40} sort={{ field: 'ap_time', order: 'ASC' }} filters={filters}>
    <Datagrid rowClick="edit">
      <TextField source="id" />
      <DateField source="ap_date" label="Date" />
      <TextField source="pick_time" label="Pick-up" />
      <TextField source="ap_time" label="Time" />
      <FunctionField label="Client" render={(row) => `${row.client_lastname} ${row.client_firstname}`} />
      <FunctionField label="Driver" render={(row) => `${row.driver_lastname} ${row.driver_firstname}`} />
      <TextField source="destination_name" label="Destination" />
      <SelectField source="type" choices={types} />
      <NumberField source="ticket_price" label="Price" options={{ style: 'currency', currency: 'EUR' }} />
      <NumberField source="price_driver" label="Driver price" options={{ style: 'currency', currency: 'EUR' }} />
      <BooleanField source="factuur" label="Invoice" />
      <TextField source="ap_waittime" label="Wait" />
      <BooleanField source="certificateReceived" label="Certificate" />
      <TextField source="client_mobility" label="Mobility" />
      <BooleanField source="client_companion" label="Companion" />
      <SelectField source="status" choices={states} />
    </Datagrid>
  </List>
);

const nonce = document.querySelector('style')?.nonce;
createRoot(document.querySelector('#root')).render(
  <CacheProvider value={createCache({ key: 'css', nonce, prepend: true })}>
    <BrowserRouter>
      <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
        <Resource name="booking" list={Bookings} />
      </Admin>
    </BrowserRouter>
  </CacheProvider>,
);
