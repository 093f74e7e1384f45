import { personName, sumMoney } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { unpaidLink } from '../../../entities/results/result-links.ts';
import { useUnpaid } from '../../../entities/results/results-requests.ts';
import { unpaidOf } from '../model.ts';
import { BarChart } from './bar-chart.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { useOpenList } from './money-charts.tsx';
import { PieChart } from './pie-chart.tsx';

/** Clients with a slice of their own. */
const NAMED = 4;

/** What is unpaid and what of it is late; nothing while nothing is (S3 §2.12). */
export function UnpaidCharts(): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const open = useOpenList();
  const load = useUnpaid();
  const unpaid = load.data && unpaidOf(load.data);
  if (!unpaid) return null;
  const clients = unpaid.top.map(({ clientId, amount, ...client }) => ({
    label: `${personName(client, 'list')} (${clientId})`,
    value: amount,
    to: unpaidLink({ client: clientId }),
  }));
  const named = clients.slice(0, NAMED);
  const others = sumMoney([unpaid.total, -unpaid.insurers, ...named.map(({ value }) => -value)]);
  const byDate = [
    { label: t('results.late'), value: unpaid.late, to: unpaidLink({ late: 'true' }) },
    { label: t('results.due'), value: unpaid.due, to: unpaidLink({ late: 'not' }) },
  ];
  const except = unpaid.top.slice(0, NAMED).map(({ clientId }) => clientId);
  const byClient = [
    ...named,
    { label: t('results.otherClients'), value: others, to: unpaidLink({ except }) },
    { label: t('results.insurers'), value: unpaid.insurers, to: unpaidLink({ payers: 'insurance' }) },
  ];
  const rows = (slices: typeof byDate) =>
    slices.map(({ label, value, to }) => ({ label, to, values: [formatMoney(value)] }));
  const slices = (list: typeof byDate) => list.map(({ label, value, to }) => ({ label, value, onOpen: open(to) }));
  return (
    <>
      <ChartFigure
        name="unpaid"
        title={t('results.unpaid', { total: formatMoney(unpaid.total) })}
        note={t('results.unpaid.note')}
        load={load}
        heads={[t('results.unpaid.state'), t('results.amount')]}
        rows={rows(byDate)}
      >
        <PieChart slices={slices(byDate)} format={formatMoney} />
      </ChartFigure>
      <ChartFigure
        name="unpaidByClient"
        title={t('results.unpaid.byClient')}
        load={load}
        heads={[t('results.client'), t('results.amount')]}
        rows={rows(byClient)}
      >
        <PieChart slices={slices(byClient)} format={formatMoney} />
      </ChartFigure>
      <ChartFigure
        name="unpaidTop"
        title={t('results.unpaid.top')}
        load={load}
        height={320}
        heads={[t('results.client'), t('results.amount')]}
        rows={rows(clients)}
      >
        <BarChart
          horizontal
          items={clients.map(({ label, value, to }) => ({ label, first: value, onOpen: open(to) }))}
          names={[t('results.amount')]}
          format={formatMoney}
        />
      </ChartFigure>
    </>
  );
}
