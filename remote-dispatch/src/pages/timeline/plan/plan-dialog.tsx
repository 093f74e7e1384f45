import { brusselsToday, type IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, ErrorState, Stack, Text, VisuallyHidden } from '@navette/shared/ui';
import { Checkbox, Dialog, SegmentedControl } from '@navette/shared/ui-overlay';
import { RotateCcw, Search } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PLAN_SCOPES } from '../model/planning-parts.ts';
import { PLAN_SECONDS, type PlanOptions } from './preview.ts';
import type { PlanSearch } from './use-plan-search.ts';

interface PlanDialogProps {
  readonly open: boolean;
  readonly date: IsoDate;
  readonly options: PlanOptions;
  readonly onOptions: (options: PlanOptions) => void;
  readonly search: PlanSearch;
  /** Number of drivers with a row on the board. */
  readonly shown: number;
  readonly onSearch: () => void;
  /** Closes it; a search has been cancelled by then. */
  readonly onClose: () => void;
  /** Gets the focus when the proposal is there. */
  readonly finalFocus: () => HTMLElement | null;
}

/** Options of a search; then its progress, or the reason of its failure. */
export function PlanDialog(props: PlanDialogProps): ReactNode {
  const { open, date, options, onOptions, search, shown, onSearch, onClose, finalFocus } = props;
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const { running, failed } = search;
  const start = useRef<HTMLButtonElement>(null);
  const close = () => {
    search.cancel();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('timeline.plan.title', { day: `${formatWeekday(date)} ${formatDate(date)}` })}
      // The menu chose the scope, and the other options are seldom changed: Enter starts the search.
      initialFocus={() => start.current}
      finalFocus={finalFocus}
      footer={
        <>
          <Button onClick={close}>{t('shared.cancel')}</Button>
          {failed ? (
            <Button icon={<RotateCcw aria-hidden />} onClick={search.cancel}>
              {t('timeline.plan.again.options')}
            </Button>
          ) : (
            <Button
              ref={start}
              variant="solid"
              icon={<Search aria-hidden />}
              loading={running !== null}
              disabled={options.scope === 'shown' && shown === 0}
              onClick={onSearch}
            >
              {t('timeline.plan.search')}
            </Button>
          )}
        </>
      }
    >
      {running ? (
        <Progress since={running.since} seconds={running.query.seconds ?? 5} />
      ) : failed ? (
        <ErrorState
          title={t('timeline.plan.failed')}
          error={failed.error}
          onRetry={() => search.search(failed.query)}
        />
      ) : (
        <Options {...{ date, options, onOptions, shown }} />
      )}
    </Dialog>
  );
}

type OptionsProps = Pick<PlanDialogProps, 'date' | 'options' | 'onOptions' | 'shown'>;

function Options({ date, options, onOptions, shown }: OptionsProps): ReactNode {
  const t = useT();
  const set = (changed: Partial<PlanOptions>) => onOptions({ ...options, ...changed });
  return (
    <Stack gap="4">
      <Text>{t('timeline.plan.intro')}</Text>
      <Stack gap="1.5" alignItems="flex-start">
        <Text fontWeight="medium">{t('timeline.plan.scope')}</Text>
        <SegmentedControl
          label={t('timeline.plan.scope')}
          value={options.scope}
          onChange={(scope) => set({ scope })}
          segments={PLAN_SCOPES.map((value) => ({ value, label: t(`timeline.plan.scope.${value}`) }))}
        />
        <Text tone="muted" textStyle="xs">
          {t(`timeline.plan.scope.${options.scope}.help`, { count: shown })}
        </Text>
      </Stack>
      <Stack gap="1" alignItems="flex-start">
        {date === brusselsToday() && (
          <Checkbox checked={options.fromNow} onChange={(fromNow) => set({ fromNow })}>
            {t('timeline.plan.fromNow')}
          </Checkbox>
        )}
        <Checkbox checked={options.moveAccepted} onChange={(moveAccepted) => set({ moveAccepted })}>
          {t('timeline.plan.moveAccepted')}
        </Checkbox>
      </Stack>
      <Stack gap="1.5" alignItems="flex-start">
        <Text fontWeight="medium">{t('timeline.plan.seconds')}</Text>
        <SegmentedControl
          label={t('timeline.plan.seconds')}
          value={String(options.seconds)}
          onChange={(chosen) => set({ seconds: PLAN_SECONDS.find((known) => String(known) === chosen) ?? 5 })}
          segments={PLAN_SECONDS.map((seconds) => ({
            value: String(seconds),
            label: t('timeline.plan.seconds.of', { seconds }),
          }))}
        />
      </Stack>
    </Stack>
  );
}

const STEP = 250;

/** Time of the search against its limit; what is over the limit is reading, travel times and checking. */
export function Progress({ since, seconds }: { readonly since: number; readonly seconds: number }): ReactNode {
  const t = useT();
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsed((performance.now() - since) / 1000), STEP);
    return () => clearInterval(timer);
  }, [since]);
  const whole = Math.min(seconds, Math.floor(elapsed));
  const isOver = elapsed > seconds;
  const said = isOver ? t('timeline.plan.finishing') : t('timeline.plan.searching', { elapsed: whole, seconds });
  return (
    <Stack gap="3" paddingBlock="4">
      <Text fontVariantNumeric="tabular-nums">{said}</Text>
      <Box
        role="progressbar"
        aria-label={t('timeline.plan.progress')}
        aria-valuemin={0}
        aria-valuemax={seconds}
        aria-valuenow={whole}
        aria-valuetext={said}
        height="2"
        bg="bg.muted"
        borderRadius="full"
        overflow="hidden"
      >
        <Box height="full" bg="gray.solid" style={{ width: `${String(Math.min(100, (elapsed / seconds) * 100))}%` }} />
      </Box>
      <Text tone="muted" textStyle="xs">
        {t('timeline.plan.nothingYet')}
      </Text>
      <VisuallyHidden role="status">{t('timeline.plan.searching.begun')}</VisuallyHidden>
    </Stack>
  );
}
