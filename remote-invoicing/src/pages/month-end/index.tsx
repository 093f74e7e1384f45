import { type InvoiceKind, monthOf } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { choiceParam, useSearchState } from '@navette/shared/router';
import { useUser } from '@navette/shared/session';
import { Heading, Page, Stack, Toolbar } from '@navette/shared/ui';
import { periodSearch, PeriodFilter } from '@navette/shared/ui-form';
import { SegmentedControl } from '@navette/shared/ui-overlay';
import { useState, type ReactNode } from 'react';
import { OpenedSending } from '../../entities/sending/send-selection.tsx';
import { useOpenedPeriod } from '../../entities/use-opened-period.ts';
import { InvoiceDate, useInvoiceDate } from '../../entities/ask-date.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import { LeftOutTable } from './left-out-table.tsx';
import { type MonthEndPreview, useMonthEnd, MONTH_END_TEXTS } from './month-end-requests.ts';
import { useMakeInvoices } from './use-make-invoices.tsx';

const PERIOD = periodSearch(monthOf);
const NONE: readonly number[] = [];
const SEARCH = { kind: choiceParam(['client', 'insurance', 'driver'], 'client') };

/** Kinds of invoices with the page that is required to issue them. */
const KINDS = [
  { kind: 'client', page: 'walletclient' },
  { kind: 'insurance', page: 'walletinsurrance' },
  { kind: 'driver', page: 'walletdriver' },
] as const;
const LABELS: Readonly<Record<InvoiceKind, string>> = {
  client: messageKey('monthEnd.kind.client'),
  insurance: messageKey('monthEnd.kind.insurance'),
  driver: messageKey('monthEnd.kind.driver'),
};

/** Month end in one go: what a period gives, what it leaves out and why, and all invoices at once. */
export default function MonthEndPage(): ReactNode {
  const t = useT();
  const pages = useUser()?.pages ?? [];
  const kinds = KINDS.filter(({ page }) => pages.includes(page));
  const [{ kind }, setSearch] = useSearchState(SEARCH);
  const period = useOpenedPeriod(PERIOD);
  const dated = useInvoiceDate();
  const [chosen, setChosen] = useChosen(`${kind} ${period.range.start} ${period.range.end}`);
  const query = useMonthEnd(kind, period.range, chosen);
  const { make, running, dialog } = useMakeInvoices(kind, query.data?.last);
  const paper = { period, paperNote: t(LABELS[kind]) };
  return (
    <Page title={t('monthEnd.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <Stack flex="1" minHeight="0" gap="3">
        <Toolbar>
          <SegmentedControl
            label={t('monthEnd.kind')}
            value={kind}
            onChange={(next) => setSearch({ kind: next })}
            segments={kinds.map((one) => ({ value: one.kind, label: t(LABELS[one.kind]) }))}
          />
          <PeriodFilter label={t('wallet.period')} period={period} offersAll={false} />
          <InvoiceDate label={t(MONTH_END_TEXTS[kind].date)} dated={dated} />
        </Toolbar>
        <InvoicesTable
          kind={kind}
          query={query}
          paper={paper}
          blocked={running || dated.date === null || query.isFetching || query.isError}
          onMake={async (invoices) => dated.date !== null && make(invoices, dated.date)}
        />
        <Heading as="h2" size="md">
          {t('monthEnd.leftOut')}
        </Heading>
        <LeftOutTable
          kind={kind}
          query={query}
          paper={paper}
          chosen={chosenHere(query.data, chosen)}
          onChoose={(ids) => setChosen([...new Set([...chosen, ...ids])])}
          onReset={() => setChosen([])}
        />
      </Stack>
      {dialog}
      <OpenedSending />
    </Page>
  );
}

/** The bookings selected despite the checklist; reset for another period or kind. */
function useChosen(of: string): readonly [chosen: readonly number[], choose: (chosen: readonly number[]) => void] {
  const [state, setState] = useState({ of, chosen: NONE });
  return [state.of === of ? state.chosen : NONE, (chosen) => setState({ of, chosen })];
}

/** Number of selected bookings that are still to be invoiced. */
function chosenHere(preview: MonthEndPreview | undefined, chosen: readonly number[]): number {
  const lines = [
    ...(preview?.invoices.flatMap((one) => one.lines) ?? []),
    ...(preview?.leftOut.map(({ line }) => line) ?? []),
  ];
  const here = new Set(lines.map(({ id }) => id));
  return chosen.filter((id) => here.has(id)).length;
}
