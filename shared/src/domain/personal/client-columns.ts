import { namesWith } from '../described.ts';
import { columns } from './column-treatment.ts';

const erased = { erased: true } as const;

/** Treatment of each column of a client in lists, export, merge, anonymisation and logs. */
export const CLIENT_COLUMNS = {
  ...columns({}, 'id'),
  ...columns(erased, 'firstname', 'lastname'),
  ...columns(
    { erased: true, place: true },
    'address',
    'zip',
    'city',
    'fullAddress',
    'latitude',
    'longitude',
    'postbox',
  ),
  ...columns(erased, 'birthday', 'tel', 'mobile', 'email'),
  ...columns({}, 'client_from'),
  ...columns(erased, 'mcode', 'info', 'language'),
  ...columns({ ...erased, group: 'mutuality' }, 'mutuality'),
  ...columns({ ...erased, group: 'mutuality', detail: true }, 'memberNumber'),
  ...columns(
    { ...erased, group: 'contact', detail: true },
    'contactName',
    'contactRelation',
    'contactPhone',
    'contactEmail',
  ),
  ...columns({ ...erased, group: 'doctor', detail: true }, 'doctorName', 'doctorPhone'),
  ...columns({}, 'basePrice', 'factuur'),
  ...columns(erased, 'mobility', 'companion', 'problem', 'invoiceName', 'invoiceAddress', 'postbox2'),
  ...columns({ ...erased, detail: true }, 'comment'),
  ...columns({ ...erased, detail: true, secret: true }, 'ssn'),
  ...columns({ internal: true }, 'anonymisedAt', 'search'),
  ...columns({ internal: true, secret: true }, 'ssnDigits'),
};

const grouped = namesWith(CLIENT_COLUMNS, 'group');

/** Columns of a client that a merge takes over together: family contact, doctor, mutuality. */
export const CLIENT_GROUPS = (['mutuality', 'contact', 'doctor'] as const).map((group) =>
  grouped.filter((name) => CLIENT_COLUMNS[name].group === group),
);
