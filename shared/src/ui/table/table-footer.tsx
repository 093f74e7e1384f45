import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats, useT } from '../../i18n/index.ts';
import { IconButton } from '../kit/button.tsx';
import { ShowWaiting } from './held/waiting-rows.tsx';
import { KEPT_CLEAR } from '../overlay/toast/free-spot.ts';
import { Select } from '../overlay/controls/select.tsx';
import type { DataTableProps, PageSize, TableTotal } from './data-table-props.ts';
import type { DataTableModel } from './use-data-table.ts';

interface TableFooterProps<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly list: DataTableModel<Row>;
  readonly totals: readonly TableTotal[];
}

/** A grouped list has one page. */
const ALL_AT_ONCE: readonly PageSize[] = ['all'];

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    columnGap: '4',
    flex: '0 0 auto',
    minHeight: '10',
    px: '2',
    py: '1',
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

/** Totals, range, page size and pager, in every state of the list. */
export function TableFooter<Row extends object>({ props, list, totals }: TableFooterProps<Row>): ReactNode {
  const { held, size, setSize, groups } = list;
  const { sorted, firstIndex, pageRows, page, pageCount } = list.model;
  // Before all rows are there no counts are shown.
  const known = props.rows !== undefined;
  const t = useT();
  const { formatNumber } = useFormats();
  const range = {
    from: formatNumber(pageRows.length === 0 ? 0 : firstIndex + 1),
    to: formatNumber(firstIndex + pageRows.length),
    total: formatNumber(sorted.length),
  };
  const nameOf = (choice: PageSize) => (choice === 'all' ? t('table.size.all') : formatNumber(choice));
  return (
    <Bar {...KEPT_CLEAR}>
      {totals.map((total) => (
        <span key={total.id}>
          {total.label} <chakra.strong color="fg">{known ? total.value : '…'}</chakra.strong>
        </span>
      ))}
      <chakra.span marginInlineStart="auto" display="inline-flex" alignItems="center" gap="4" aria-live="polite">
        <ShowWaiting held={held} />
        {known ? t('table.range', range) : '…'}
      </chakra.span>
      <Select
        size="sm"
        aria-label={t('table.size')}
        title={t('table.size')}
        value={size}
        options={(groups.by ? ALL_AT_ONCE : props.pageSizes).map((choice) => ({
          value: choice,
          label: nameOf(choice),
        }))}
        onChange={setSize}
      />
      <Pages
        list={props.label}
        page={page}
        pageCount={known ? pageCount : undefined}
        goTo={(next) => {
          list.grid.current?.scrollToTop();
          list.setState({ page: next });
        }}
      />
    </Bar>
  );
}

interface PagesProps {
  /** Name of the list. */
  readonly list: string;
  readonly page: number;
  /** Undefined before all rows are there. */
  readonly pageCount: number | undefined;
  readonly goTo: (page: number) => void;
}

function Pages({ list, page, pageCount, goTo }: PagesProps): ReactNode {
  const t = useT();
  const { formatNumber } = useFormats();
  const last = pageCount ?? page;
  const steps = [
    { label: t('table.page.first'), to: 1, icon: <ChevronFirst aria-hidden />, dead: page <= 1 },
    { label: t('table.page.previous'), to: page - 1, icon: <ChevronLeft aria-hidden />, dead: page <= 1 },
    { label: t('table.page.next'), to: page + 1, icon: <ChevronRight aria-hidden />, dead: page >= last },
    { label: t('table.page.last'), to: last, icon: <ChevronLast aria-hidden />, dead: page >= last },
  ];
  const button = ({ label, to, icon, dead }: (typeof steps)[number]) => (
    // `aria-disabled`, not `disabled`: the last click on "next" must not lose the keyboard focus.
    <IconButton key={label} size="sm" label={label} aria-disabled={dead} onClick={() => !dead && goTo(to)}>
      {icon}
    </IconButton>
  );
  return (
    <chakra.nav aria-label={t('table.pages', { list })} display="flex" alignItems="center">
      {steps.slice(0, 2).map(button)}
      <chakra.span px="1" whiteSpace="nowrap">
        {t('table.page.of', {
          page: formatNumber(page),
          count: pageCount === undefined ? '…' : formatNumber(pageCount),
        })}
      </chakra.span>
      {steps.slice(2).map(button)}
    </chakra.nav>
  );
}
