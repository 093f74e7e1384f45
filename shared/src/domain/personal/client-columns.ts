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
  ...columns(filled, 'mcode', 'info'),
  ...columns({}, 'basePrice', 'factuur'),
  ...columns(erased, 'mobility', 'companion', 'problem', 'invoiceName', 'invoiceAddress', 'postbox2'),
  ...columns({ ...filled, detail: true }, 'comment'),
  ...columns({ ...filled, detail: true, secret: true }, 'ssn'),
  ...columns({ internal: true }, 'anonymisedAt', 'search'),
  ...columns({ internal: true, secret: true }, 'ssnDigits'),
};
