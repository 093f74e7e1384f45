import { namesWith } from '../described.ts';
import { columns } from './column-treatment.ts';

const erased = { erased: true } as const;
const filled = { erased: true, filled: true } as const;

/** What becomes of each column of a client in lists, export, merge, anonymisation and logs. */
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
  ...columns(filled, 'birthday', 'tel', 'mobile', 'email'),
  ...columns({ filled: true }, 'client_from'),
  ...columns(filled, 'mcode', 'info', 'language'),
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
  ...columns({ ...filled, detail: true }, 'comment'),
  ...columns({ ...filled, detail: true, secret: true }, 'ssn'),
  ...columns({ internal: true }, 'anonymisedAt', 'search'),
  ...columns({ internal: true, secret: true }, 'ssnDigits'),
};

const grouped = namesWith(CLIENT_COLUMNS, 'group');

/** Columns of a client that a merge takes over together: the family contact, the doctor, the mutuality. */
export const CLIENT_GROUPS = (['mutuality', 'contact', 'doctor'] as const).map((group) =>
  grouped.filter((name) => CLIENT_COLUMNS[name].group === group),
);
