import { PERIOD_KINDS } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { IconButton, Text, Toolbar } from '@navette/shared/ui';
import { DateRangeInput } from '@navette/shared/ui-form';
import { Select } from '@navette/shared/ui-overlay';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResultsPeriod } from './use-results-period.ts';

const KINDS = {
  month: messageKey('results.period.month'),
  quarter: messageKey('results.period.quarter'),
  year: messageKey('results.period.year'),
  free: messageKey('results.period.free'),
};

/** Chooses the period: its length, the one before or after, or two dates. */
export function PeriodChoice({ period }: { readonly period: ResultsPeriod }): ReactNode {
  const t = useT();
  const { formatDate, formatMonth } = useFormats();
  const { kind, range } = period;
  const names = {
    month: formatMonth(range.start),
    quarter: t('results.period.quarterOf', {
      quarter: Math.ceil(Number(range.start.slice(5, 7)) / 3),
      year: range.start.slice(0, 4),
    }),
    year: range.start.slice(0, 4),
    free: `${formatDate(range.start)} – ${formatDate(range.end)}`,
  };
  return (
    <Toolbar role="group" aria-label={t('results.period')}>
      <Select
        aria-label={t('results.period.kind')}
        value={kind}
        onChange={period.setKind}
        options={PERIOD_KINDS.map((value) => ({ value, label: t(KINDS[value]) }))}
      />
      <IconButton label={t('results.period.before')} onClick={() => period.move(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      {kind === 'free' ? (
        <DateRangeInput label={t('results.period')} value={range} onChange={period.setRange} />
      ) : (
        <Text aria-live="polite">{names[kind]}</Text>
      )}
      <IconButton label={t('results.period.after')} onClick={() => period.move(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </Toolbar>
  );
}
