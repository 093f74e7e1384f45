import { type MergeField, MERGE_FIELDS, personName } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { Client } from './client-requests.ts';
import { type ChosenRecords, type Difference, differences } from './differences.ts';

/** Two records, for a side-by-side comparison. */
export interface ComparisonProps {
  readonly first: Client;
  readonly second: Client;
  /** Number of trips by record id, undefined until loaded. */
  readonly trips: Readonly<Record<number, number | undefined>>;
  /** Id of the remaining record. */
  readonly keep: number;
  readonly setKeep: (id: number) => void;
  readonly chosen: ChosenRecords;
  /** Called with a field and the id of the record whose value is kept. */
  readonly onChoose: (field: MergeField, id: number) => void;
}

/**
 * Side-by-side differences of two records. The column headings choose the remaining record; where both have a value, the cell chooses which is kept.
 */
export function Comparison({ first, second, trips, keep, setKeep, chosen, onChoose }: ComparisonProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  const lines = differences([first, second], keep, chosen, { t, formats });
  return (
    <Box overflowX="auto" css={tableStyle}>
      <table aria-label={t('client.merge.differences')}>
        <thead>
          <tr>
            <th scope="col">{t('client.merge.field')}</th>
            {[first, second].map((client) => (
              <th key={client.id} scope="col">
                <label>
                  <input type="radio" name="keep" checked={keep === client.id} onChange={() => setKeep(client.id)} />
                  {t('client.merge.keep', { id: String(client.id), name: personName(client, 'list') })}
                </label>
              </th>
            ))}
            <th scope="col">{t('client.merge.after')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{t(line.label)}</th>
              <ValueCell line={line} id={first.id} text={line.first} onChoose={onChoose} />
              <ValueCell line={line} id={second.id} text={line.second} onChoose={onChoose} />
              <td data-after>{line.after || '–'}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('client.trips')}</th>
            <td>{countOf(trips[first.id])}</td>
            <td>{countOf(trips[second.id])}</td>
            <td data-after>{t('client.merge.all')}</td>
          </tr>
        </tbody>
      </table>
    </Box>
  );
}

interface ValueCellProps extends Pick<ComparisonProps, 'onChoose'> {
  readonly line: Difference;
  /** Id of the record that has this value. */
  readonly id: number;
  readonly text: string;
}

/** Value of a record; selectable where both records have one. */
function ValueCell({ line, id, text, onChoose }: ValueCellProps): ReactNode {
  const t = useT();
  const field = MERGE_FIELDS.find((one) => one === line.id);
  if (line.chosen === undefined || field === undefined) return <td>{text || '–'}</td>;
  return (
    <td>
      <label>
        <input
          type="radio"
          name={`merge-${field}`}
          aria-label={t('client.merge.take', { field: t(line.label), value: text, id: String(id) })}
          checked={line.chosen === id}
          onChange={() => onChoose(field, id)}
        />
        {text}
      </label>
    </td>
  );
}

/** Limit of the server's count. */
const MOST_TRIPS = 500;

const countOf = (trips: number | undefined) =>
  trips === undefined ? '…' : trips < MOST_TRIPS ? trips : `${MOST_TRIPS}+`;

const tableStyle = {
  '& table': { width: '100%', borderCollapse: 'collapse', textStyle: 'sm' },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& thead th': { fontWeight: 'semibold', width: '28%' },
  '& thead th:first-of-type': { width: '16%' },
  '& tbody th': { fontWeight: 'normal', color: 'fg.muted', minWidth: '6rem', overflowWrap: 'normal' },
  '& label': { display: 'flex', gap: '2', cursor: 'pointer', minHeight: '6' },
  '& input': {
    flexShrink: '0',
    accentColor: 'var(--chakra-colors-brand-700)',
    width: '4',
    height: '4',
    marginTop: '0.5',
  },
  '& [data-after]': { fontWeight: 'medium', bg: 'bg.subtle' },
} as const;
