import { personName } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { Client } from '../client-requests.ts';
import { differences } from './differences.ts';

/** Two records side by side. */
export interface ComparisonProps {
  readonly first: Client;
  readonly second: Client;
  /** Number of trips by record, undefined until loaded. */
  readonly trips: Readonly<Record<number, number | undefined>>;
  /** Id of the record that remains. */
  readonly keep: number;
  readonly setKeep: (id: number) => void;
}

/** Differences of two records; the record that remains is chosen in the column headings. */
export function Comparison({ first, second, trips, keep, setKeep }: ComparisonProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  const lines = differences(first, second, keep === first.id, { t, formats });
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
          {lines.map(({ id, label, first: left, second: right, after }) => (
            <tr key={id}>
              <th scope="row">{t(label)}</th>
              <td>{left || '–'}</td>
              <td>{right || '–'}</td>
              <td data-after>{after || '–'}</td>
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
