import { useOnline } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import {
  Alert,
  Box,
  Button,
  describeFault,
  EmptyState,
  Flex,
  Heading,
  IconButton,
  keyName,
  Text,
} from '@navette/shared/ui';
import { Menu, Tabs } from '@navette/shared/ui-overlay';
import { Check, CircleCheck, Printer, RotateCcw, Search, X } from 'lucide-react';
import { memo, useState, type ReactNode, type Ref } from 'react';
import type { TimelineDriver } from '../model/timeline-trip.ts';
import { PlanCallsList, type PlanCalls } from './plan-calls-list.tsx';
import { PlanChanges, type ChangeActs, type ChangeLine, type ChangesHandle } from './plan-changes.tsx';
import { FiguresFailure, PlanDrivers, PlanFigures } from './plan-figures.tsx';
import { PlanPaper } from './plan-paper.tsx';
import { PlanRest } from './plan-rest.tsx';
import type { PlanWords } from './plan-words.ts';
import type { PlanAround, PlanQuery } from './preview.ts';
import type { DecidedPlan } from './use-plan-figures.ts';
import type { PlanState } from './use-plan-state.ts';

interface PlanPanelProps {
  readonly decided: DecidedPlan;
  /** The query of the proposal. */
  readonly base: PlanQuery;
  readonly calls: PlanCalls;
  readonly take: PlanState['take'];
  readonly lines: readonly ChangeLine[];
  readonly drivers: readonly TimelineDriver[];
  readonly words: PlanWords;
  readonly act: ChangeActs;
  readonly lockedDrivers: ReadonlySet<number>;
  readonly onLockDriver: (driverId: number) => void;
  readonly onCurrent: (bookingId: number) => void;
  readonly onAgain: (around: PlanAround | 'options') => void;
  readonly onApply: () => void;
  readonly isApplying: boolean;
  /** Why nothing was applied. */
  readonly failure: unknown;
  readonly onLeave: () => void;
  readonly changes: Ref<ChangesHandle>;
}

type Part = 'changes' | 'calls' | 'drivers' | 'rest';

/** Beside the board: the figures of a proposed plan, its changes with their reasons, and the commands on it. Nothing is saved before "Apply". */
export function PlanPanel(props: PlanPanelProps): ReactNode {
  const { decided, base, calls, take, lines, drivers, words, act, lockedDrivers, onLockDriver } = props;
  const { onCurrent, onLeave, changes } = props;
  const { proposal } = decided;
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const title = t('timeline.plan.title', {
    day: `${formatWeekday(proposal.date, 'short')} ${formatDate(proposal.date)}`,
  });
  return (
    <Box as="section" aria-label={title} css={planBoxStyle}>
      <Flex gap="1" align="center" padding="2" paddingBottom="1">
        <Heading size="sm" as="h2" flex="1 1 auto" tabIndex={-1} data-plan-head="">
          {title}
        </Heading>
        <IconButton size="sm" label={t('shared.print')} onClick={() => print()}>
          <Printer aria-hidden />
        </IconButton>
        <IconButton size="sm" label={t('timeline.plan.leave')} aria-keyshortcuts="Escape" onClick={onLeave}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      <PlanBody
        {...{ decided, base, calls, take, lines, drivers, words, act, lockedDrivers, onLockDriver, onCurrent, changes }}
      />
      <Commands {...props} />
      <PlanPaper {...{ decided, base, calls, lines, words }} />
    </Box>
  );
}

type PlanBodyProps = Omit<PlanPanelProps, 'onAgain' | 'onApply' | 'isApplying' | 'failure' | 'onLeave'>;

/** Figures, changes, load and what has no place. Memoized: a step through the changes draws the page for its frame on the board. */
const PlanBody = memo(function PlanBody(props: PlanBodyProps): ReactNode {
  const { decided, base, calls, take, lines, drivers, words, act, lockedDrivers, onLockDriver } = props;
  const { onCurrent, changes } = props;
  const { proposal, placed } = decided;
  const t = useT();
  const [part, setPart] = useState<Part>(lines.length === 0 && proposal.unassigned.length > 0 ? 'rest' : 'changes');
  const unassigned = proposal.unassigned.filter(({ bookingId }) => !placed.has(bookingId));
  const rest = unassigned.length + proposal.ignored.length;
  const toCall = calls.calls.filter(({ key }) => !calls.called.has(key)).length;
  return (
    <Box css={bodyStyle}>
      <PlanAnswer {...{ decided, base, words }} />
      <PlanFigures proposal={proposal} isOld={decided.isOld} />
      <FiguresFailure {...decided} />
      <Text tone="muted" textStyle="xs" paddingBlock="1">
        {[
          t('timeline.plan.nothingYet'),
          decided.isOld && t('timeline.plan.figures.old'),
          proposal.estimated && t('timeline.plan.estimated'),
          proposal.located.length > 0 && t('timeline.plan.located', { count: proposal.located.length }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      <Tabs<Part>
        label={t('timeline.plan.parts')}
        value={part}
        onChange={setPart}
        items={[
          {
            value: 'changes',
            label: t('timeline.plan.changes.count', { count: lines.length }),
            content:
              lines.length === 0 ? (
                <EmptyState title={t('timeline.plan.best')} icon={<CircleCheck aria-hidden />} />
              ) : (
                <>
                  <PlanChanges ref={changes} {...{ lines, words, act, onCurrent }} />
                  <Text tone="muted" textStyle="xs" padding="1.5">
                    {t('timeline.plan.keys', {
                      space: keyName(t, ' '),
                      enter: keyName(t, 'Enter'),
                      escape: keyName(t, 'Escape'),
                    })}
                  </Text>
                </>
              ),
          },
          {
            value: 'calls',
            label: t('timeline.plan.calls.count', { count: toCall }),
            content: <PlanCallsList {...calls} words={words} />,
          },
          {
            value: 'drivers',
            label: t('timeline.plan.drivers'),
            content: <PlanDrivers {...{ proposal, drivers, words }} locked={lockedDrivers} onLock={onLockDriver} />,
          },
          {
            value: 'rest',
            label: t('timeline.plan.rest', { count: rest }),
            content: <PlanRest {...{ decided, words, lockedDrivers, take }} onShow={act.show} onDrop={act.keep} />,
          },
        ]}
      />
    </Box>
  );
});

/** The repair and its outcome. */
function PlanAnswer({ decided, base, words }: Pick<PlanBodyProps, 'decided' | 'base' | 'words'>): ReactNode {
  const t = useT();
  const { tripIds = [], away = [], late = [] } = base;
  if (tripIds.length + away.length + late.length === 0) return null;
  return (
    <Box textStyle="xs" paddingBottom="1" overflowWrap="anywhere">
      <Text fontWeight="semibold" textStyle="xs">
        {words.repair(base)}
      </Text>
      {tripIds.length > 0 && <Text textStyle="xs">{words.foundPlaces(tripIds, decided)}</Text>}
      {away.length > 0 && (
        <Text tone="muted" textStyle="xs">
          {t('driverAway.stays')}
        </Text>
      )}
    </Box>
  );
}

function Commands({ base, lines, onAgain, onApply, isApplying, failure }: PlanPanelProps): ReactNode {
  const t = useT();
  const isOnline = useOnline();
  const kept = lines.filter((line) => line.kept).length;
  const overtaken = lines.filter((line) => line.overtaken || line.unfit).length;
  const locked = lines.filter((line) => line.kept && line.locked).length;
  const fault = failure === undefined ? undefined : describeFault(failure);
  return (
    <Flex direction="column" gap="2" padding="2" borderTopWidth="1px" borderColor="border">
      {overtaken > 0 && <Alert status="warning" title={t('timeline.plan.overtaken.count', { count: overtaken })} />}
      {fault && (
        <Alert status="error" title={t('timeline.plan.apply.failed')}>
          {t(fault.messageKey, fault.params)}
        </Alert>
      )}
      <Flex gap="2" wrap="wrap">
        <Menu
          placement="top-end"
          trigger={<Button icon={<RotateCcw aria-hidden />}>{t('timeline.plan.again')}</Button>}
          items={[
            {
              id: 'kept',
              label: t('timeline.plan.again.kept', { count: kept }),
              icon: <Check aria-hidden />,
              onSelect: () => onAgain('kept'),
            },
            {
              id: 'locked',
              label: t('timeline.plan.again.locked', { count: locked }),
              icon: <RotateCcw aria-hidden />,
              onSelect: () => onAgain('locked'),
            },
            ...(base.tripIds || base.away || base.late
              ? []
              : [
                  {
                    id: 'options',
                    label: t('timeline.plan.again.options'),
                    icon: <Search aria-hidden />,
                    onSelect: () => onAgain('options'),
                  },
                ]),
          ]}
        />
        <Button
          variant="solid"
          flex="1 1 auto"
          icon={<Check aria-hidden />}
          disabled={kept === 0 || !isOnline}
          loading={isApplying}
          onClick={onApply}
        >
          {t('timeline.plan.apply', { count: kept })}
        </Button>
      </Flex>
      {!isOnline && (
        <Text tone="muted" textStyle="xs">
          {t('form.offline')}
        </Text>
      )}
    </Flex>
  );
}

/** Frame of what stands beside the board while a plan is searched for or previewed. */
export const planBoxStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  height: '100%',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  '@media print': { display: 'none' },
} as const;

/** Figures and parts scroll together, so that the changes have all of a low window; the names of the parts stay. */
const bodyStyle = {
  flex: '1 1 0',
  minHeight: '12rem',
  overflow: 'auto',
  scrollPaddingTop: '2.5rem',
  paddingInline: '2',
  '& [role=tablist]': { position: 'sticky', top: '0', zIndex: '1', bg: 'bg.panel', flexWrap: 'wrap' },
  '& [role=tab]': { px: '1.5', fontSize: 'xs' },
  '& [role=tabpanel]': { paddingTop: '0' },
} as const;
