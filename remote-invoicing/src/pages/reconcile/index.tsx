import { type CallKey, useOnline } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { useLiveBank } from '@navette/shared/realtime';
import { choiceParam, numberParam, useSearchState } from '@navette/shared/router';
import {
  Alert,
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Link,
  Page,
  Skeleton,
  Text,
  Toolbar,
  useSingleKey,
} from '@navette/shared/ui';
import { SegmentedControl } from '@navette/shared/ui-overlay';
import { BadgeCheck, CircleCheck } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import {
  type BankTransaction,
  isCertain,
  type MatchedLine,
  useProposals,
  withProposals,
} from '../../entities/bank-line/bank-lines.ts';
import { CertainDialog } from './certain-dialog.tsx';
import { choicesOf, lineAfter, LINE_ORDERS, type LineOrder, orderedLines } from './choices.ts';
import type { DraftPart } from './division.ts';
import { LineList } from './line-list.tsx';
import { LineWork } from './line-work.tsx';
import { LINE_STATES, type ListedState, useLine, useLines } from './reconcile-requests.ts';
import { useReconcile } from './use-reconcile.ts';

const SEARCH = {
  state: choiceParam(LINE_STATES, 'open'),
  order: choiceParam(LINE_ORDERS, 'surest'),
  line: numberParam(0),
};

const LABELS = {
  open: messageKey('reconciling.state.open'),
  aside: messageKey('reconciling.state.aside'),
  done: messageKey('reconciling.state.done'),
  surest: messageKey('reconciling.order.surest'),
  oldest: messageKey('reconciling.order.oldest'),
} as const;

const LAYOUT = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '18rem minmax(0, 1fr)', xl: '24rem minmax(0, 1fr)' },
  gridTemplateRows: { base: 'minmax(10rem, 35vh) auto', md: 'minmax(0, 1fr)' },
  gap: '3',
  flex: '1 1 auto',
  minHeight: '0',
  // On paper the whole list, then the chosen line.
  _print: { display: 'block' },
} as const;

/** Lists that a colleague's work changes. */
const LIVE: readonly CallKey[] = [
  ['get', '/service/transaction/list'],
  ['get', '/service/transaction/proposals'],
  ['get', '/service/transaction/parts'],
];

const NONE: readonly DraftPart[] = [];

/** Workbench of bank transactions: what is open, and what each one pays (specification/payments.md#workbench). */
export default function ReconcilePage(): ReactNode {
  const t = useT();
  const [{ state, order, line: asked }, setSearch] = useSearchState(SEARCH);
  const offline = useOnline() ? undefined : t('form.offline');
  const work = useReconcile();
  useLiveBank(LIVE);
  const list = useReconcileLines(state, order, work.gone);
  const { lines, query, certain } = list;
  const follows = useRef(false);
  const [isPreview, setPreview] = useState(false);
  const [drafts, setDrafts] = useState<Readonly<Record<number, readonly DraftPart[]>>>({});

  const isListed = lines?.some(({ id }) => id === asked) ?? false;
  const alone = useLine(asked, asked !== 0 && lines !== undefined && !isListed && !work.gone.has(asked));
  const outside = alone.data?.[0];
  const current = isListed
    ? lines?.find(({ id }) => id === asked)
    : outside
      ? list.proposed(outside)
      : asked === 0 || work.gone.has(asked)
        ? lines?.[0]
        : undefined;

  const go = (id: number | undefined) => setSearch({ line: id ?? 0 });
  const move = (step: 1 | -1) => {
    const index = lines?.findIndex(({ id }) => id === current?.id) ?? -1;
    const next = lines?.[Math.min(Math.max(index + step, 0), lines.length - 1)];
    if (!next) return;
    follows.current = true;
    go(next.id);
  };
  const leave = (line: MatchedLine) => {
    follows.current = true;
    go(lineAfter(lines ?? [], line.id));
  };
  const takeSurest = () => {
    const [choice] = current && offline === undefined ? choicesOf(current) : [];
    if (!current || !choice || current.rest === 0) return;
    leave(current);
    void work.take(current, choice).then((isDone) => {
      if (!isDone) go(current.id);
    });
  };
  const hasLines = (lines?.length ?? 0) > 0;
  useSingleKey('ArrowDown', hasLines ? () => move(1) : undefined);
  useSingleKey('ArrowUp', hasLines ? () => move(-1) : undefined);
  useSingleKey('Enter', hasLines && state === 'open' ? takeSurest : undefined);

  return (
    <Page
      title={t('reconciling.title')}
      onRefresh={() => void query.refetch()}
      refreshing={query.isFetching}
      aside={lines && state === 'open' && <Text tone="muted">{t('reconciling.left', { count: lines.length })}</Text>}
      actions={
        <>
          <Flex align="center" gap="4" marginEnd="2">
            <Link to="/transactions">{t('reconciling.toList')}</Link>
            <Link to="/reconcile/rules">{t('bankRule.title')}</Link>
          </Flex>
          {certain.length > 0 && (
            <Button
              variant="solid"
              icon={<BadgeCheck aria-hidden />}
              disabled={offline !== undefined}
              title={offline}
              onClick={() => setPreview(true)}
            >
              {t('transactions.match.all', { count: certain.length })}
            </Button>
          )}
        </>
      }
    >
      <Toolbar>
        <SegmentedControl
          label={t('reconciling.state')}
          value={state}
          onChange={(next) => setSearch({ state: next, line: 0 })}
          segments={LINE_STATES.map((value) => ({ value, label: t(LABELS[value]) }))}
        />
        {state === 'open' && (
          <SegmentedControl
            label={t('reconciling.order')}
            value={order}
            onChange={(next) => setSearch({ order: next })}
            segments={LINE_ORDERS.map((value) => ({ value, label: t(LABELS[value]) }))}
          />
        )}
      </Toolbar>
      {list.noProposals && <Alert status="warning" title={t('transactions.match.noProposals')} />}
      {query.error !== null && !lines && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.isPending && <Skeleton height="16" />}
      {lines && !hasLines && asked === 0 && <NothingLeft state={state} />}
      {lines && (hasLines || asked !== 0) && (
        <Box css={LAYOUT}>
          <LineList
            key={`${state} ${order}`}
            lines={lines}
            current={current?.id}
            follows={follows}
            onChoose={go}
            onEnter={takeSurest}
            label={t(LABELS[state])}
          />
          {current ? (
            <LineWork
              onFocus={() => (follows.current = false)}
              key={current.id}
              line={current}
              work={work}
              onLeave={() => leave(current)}
              onRefused={() => go(current.id)}
              parts={drafts[current.id] ?? NONE}
              onParts={(parts) => setDrafts((former) => ({ ...former, [current.id]: parts }))}
            />
          ) : alone.error !== null ? (
            <ErrorState error={alone.error} onRetry={() => void alone.refetch()} retrying={alone.isFetching} />
          ) : alone.data ? (
            <EmptyState title={t('reconciling.unknown')} />
          ) : (
            <Skeleton height="16" />
          )}
        </Box>
      )}
      {isPreview && (
        <CertainDialog lines={certain} onClose={() => setPreview(false)} onTake={(taken) => void work.takeAll(taken)} />
      )}
    </Page>
  );
}

/** Lines of a list in its order, with their proposals; those that are being booked are left out. */
function useReconcileLines(state: ListedState, order: LineOrder, gone: ReadonlySet<number>) {
  const query = useLines(state);
  const proposals = useProposals();
  const isOpen = state === 'open';
  const lines = useMemo(() => {
    if (!query.data) return undefined;
    const found = withProposals(query.data, proposals.data ?? [], isOpen && proposals.isPending);
    const shown = found.filter(({ id }) => !gone.has(id));
    return isOpen ? orderedLines(shown, order) : shown;
  }, [query.data, proposals.data, proposals.isPending, isOpen, order, gone]);
  const certain = useMemo(() => (isOpen ? (lines ?? []).filter((line) => isCertain(line)) : []), [isOpen, lines]);
  /** A transaction that the list does not have, with its proposals. */
  const proposed = (line: BankTransaction) => withProposals([line], proposals.data ?? [], proposals.isPending)[0];
  return { query, lines, certain, proposed, noProposals: isOpen && proposals.error !== null };
}

const EMPTY: Readonly<Record<ListedState, string>> = {
  open: messageKey('reconciling.empty.open'),
  aside: messageKey('reconciling.empty.aside'),
  done: messageKey('reconciling.empty.done'),
};

function NothingLeft({ state }: { readonly state: ListedState }): ReactNode {
  const t = useT();
  return (
    <EmptyState title={t(EMPTY[state])} icon={<CircleCheck aria-hidden />}>
      <Link to="/transactions">{t('reconciling.toList')}</Link>
    </EmptyState>
  );
}
