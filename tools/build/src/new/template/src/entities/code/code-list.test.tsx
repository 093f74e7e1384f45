import { describeRecordsPage, testUser } from '@navette/shared/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import fr from '../../../messages/fr.json' with { type: 'json' };
import nl from '../../../messages/nl.json' with { type: 'json' };
import { CodeList } from './code-list.tsx';
import type { Code } from './code-requests.ts';

const code = (id: number, mcode: string, name: string): Code => ({
  id,
  mcode,
  name,
  price_other: 12.5,
  price_dialyse: 13,
  price_radio: 0,
  price_chemo: 1,
});

describeRecordsPage({
  name: 'codes',
  page: <CodeList />,
  host: { user: testUser('super'), route: '/sample', messages: { fr, nl, en } },
  list: (answer) => ({ listMCodes: answer }),
  rows: [code(1, 'M601', 'Bruxelles'), code(2, 'M101', 'Solidarité')],
  columns: ['M-code', 'Name', 'Forfait'],
  order: ['M101', 'M601'],
  pageSizes: ['10', '30', 'All'],
  defaultSize: '30',
  search: { typed: 'SOLIDARITE', finds: 'M101' },
  empty: 'There are no M-codes yet.',
  csv: 'codes',
  link: { id: 2, dialog: 'Edit M-code M101' },
  add: { button: 'Add M-code', dialog: 'New M-code' },
  remove: {
    id: 2,
    row: 'Solidarité',
    remove: (answer) => ({ deleteMCode: answer }),
    question: 'Delete M-code M101?',
    deleted: 'M-code M101 deleted',
  },
});
