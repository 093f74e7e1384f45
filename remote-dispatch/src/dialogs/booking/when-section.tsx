import {
  isDayBefore,
  brusselsToday,
  standingOrderDates,
  weekdayOf,
  type IsoDate,
  addDays,
} from '@navette/shared/domain';
import { messageKey, useT, useFormats } from '@navette/shared/i18n';
import { FormSection, useFormContext, DateInput } from '@navette/shared/ui-form';
import { type ReactNode, useId, useRef, useState } from 'react';
import { focusNext, useBookingScreen, useValue, useValues, Fields, useField } from './booking-form.ts';
import type { BookingValues } from './booking-values.ts';
import { pastDates, repeatedTimes, bookedDays, leftOut, standingDays, withChosen } from './booking-dates.ts';
import { formPickUp } from './use-trip.ts';
import { StandingOrderField, DatesPreview, useWeekdayName } from './standing-order.tsx';
import { FieldWithAction } from './field-with-action.tsx';
import { Box, Button, Input, Text, Flex } from '@navette/shared/ui';
import { CalendarSync } from 'lucide-react';
import { Checkbox } from '@navette/shared/ui-overlay';

/** Days and times. */
export function WhenSection(): ReactNode {
  const t = useT();
  const field = useField();
  const { isNew, row, proposedDate } = useBookingScreen();
  const type = useValue('type');
  const isSeries = useValue('seriesUntil') !== null;
  const values = useValues();
  const isRepeated = repeatedTimes(values).ap_time;
  const order = useRef<HTMLDivElement>(null);
  const days = pastDates(values, isNew, row?.ap_date);
  const past = days.length > 0 ? messageKey('booking.date.past') : undefined;
  return (
    <FormSection title={t('booking.section.when')}>
      {isSeries ? (
        <StandingOrderField ref={order} />
      ) : isNew ? (
        <Fields.DatesField {...field('dates')} required span={4} ahead proposed={proposedDate} warning={past} />
      ) : (
        <Fields.DateField {...field('ap_date')} required span={4} ahead warning={past} />
      )}
      <Fields.TimeField
        {...field('ap_time')}
        required
        span={4}
        warning={isRepeated ? messageKey('booking.time.twice') : undefined}
      />
      <PickUpTime />
      {type === 'back' && <Fields.CheckboxField {...field('willCall')} help={t('booking.willCall.hint')} span={12} />}
      {isNew && !isSeries && <RecurringDates onChosen={() => requestAnimationFrame(() => focusNext(order.current))} />}
    </FormSection>
  );
}

/** The pick-up time, which follows the trip until another one is typed. */
function PickUpTime(): ReactNode {
  const t = useT();
  const field = useField();
  const { setValue } = useFormContext<BookingValues>();
  const values = useValues();
  const computed = formPickUp(values);
  const isOwn = computed !== undefined && computed.time !== values.pick_time;
  const isRepeated = repeatedTimes(values).pick_time;
  const isEvening = values.ap_time !== null && isDayBefore(values.pick_time, values.ap_time);
  return (
    <FieldWithAction
      span={4}
      action={isOwn ? t('booking.pickUp.recompute', { time: computed.time }) : undefined}
      onAction={() => setValue('pick_time', computed?.time ?? null, { shouldDirty: true })}
    >
      <Fields.TimeField
        {...field('pick_time')}
        span={12}
        help={computed && !isOwn ? t('booking.pickUp.computed') : undefined}
        warning={
          isEvening ? messageKey('booking.pickUp.dayBefore') : isRepeated ? messageKey('booking.time.twice') : undefined
        }
      />
    </FieldWithAction>
  );
}

/** Fills the days of a new booking with weekly dates, until a day or so many times. */
function RecurringDates({ onChosen }: { readonly onChosen: () => void }): ReactNode {
  const t = useT();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box style={{ gridColumn: 'span 12' }} data-field>
      <Button
        size="sm"
        variant="ghost"
        icon={<CalendarSync aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('booking.recurring.open')}
      </Button>
      <Box id={panelId} hidden={!isOpen}>
        {isOpen && <RecurrencePanel onDone={onChosen} />}
      </Box>
    </Box>
  );
}

/** Form of weekdays and the last day or a number of times, with a preview of the dates; makes the booking a standing order on them. */
function RecurrencePanel({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useT();
  const { setValue } = useFormContext<BookingValues>();
  const { proposedDate } = useBookingScreen();
  const dates = useValue('dates');
  const today = brusselsToday();
  const start = dates[0] ?? today;
  const isChosen = start !== today || start !== proposedDate || dates.length > 1;
  const [chosen, setChosen] = useState<ChosenRule>({
    weekdays: new Map(),
    until: null,
    count: null,
    withoutHolidays: true,
  });
  const [toggled, toggle] = useToggled<IsoDate>();
  const rule = ruleFrom(start, isChosen ? dates : [], chosen);
  const { weekdays, until } = rule;
  const { days: ofRule, truncated } = until === null ? NONE : standingDays({ ...rule, start, until });
  const days = withChosen(ofRule, dates);
  const outAtFirst = leftOut(days, dates);
  const removed = new Set(
    days.map(({ date }) => date).filter((date) => toggled.has(date) !== outAtFirst.includes(date)),
  );
  const booked = bookedDays(days, removed);
  const count = booked.length;

  function add(): void {
    if (until === null) return;
    setValue('dates', booked, { shouldDirty: true, shouldValidate: true });
    setValue('seriesWeekdays', [...weekdays], { shouldDirty: true });
    setValue('seriesUntil', until, { shouldDirty: true });
    onDone();
  }

  return (
    <Box
      role="group"
      aria-label={t('booking.recurring.title')}
      padding="3"
      marginTop="1"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      bg="bg.subtle"
    >
      <RuleFields
        {...{ start, rule }}
        onWeekday={(day, isOn) => setChosen({ ...chosen, weekdays: new Map(chosen.weekdays).set(day, isOn) })}
        onChange={(part) => setChosen({ ...chosen, ...part })}
      />
      <Text role="status" tone="muted" textStyle="xs" marginTop="2" minHeight="4">
        {days.length === 0
          ? t('booking.recurring.none')
          : t(truncated ? 'booking.recurring.truncated' : 'booking.recurring.count', { count })}
      </Text>
      {days.length > 0 && (
        <DatesPreview {...{ days, removed }} onToggle={toggle} label={t('booking.recurring.dates')} />
      )}
      <Button size="sm" marginTop="2" disabled={count === 0} onClick={add}>
        {t('booking.recurring.add', { count })}
      </Button>
    </Box>
  );
}

const NONE: ReturnType<typeof standingDays> = { days: [], truncated: false };

/** A set of values with a function that adds or removes one. */
function useToggled<Value>(): readonly [values: ReadonlySet<Value>, toggle: (value: Value) => void] {
  const [values, setValues] = useState<ReadonlySet<Value>>(new Set());
  const toggle = (value: Value): void => {
    const next = new Set(values);
    if (!next.delete(value)) next.add(value);
    setValues(next);
  };
  return [values, toggle];
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Rule of a standing order as it is chosen. */
interface ChosenRule {
  /** Weekdays that were ticked or unticked; the others are ticked when a chosen date is on them. */
  readonly weekdays: ReadonlyMap<number, boolean>;
  /** Last day, null before it is chosen. */
  readonly until: IsoDate | null;
  /** Number of dates instead of a last day. */
  readonly count: number | null;
  readonly withoutHolidays: boolean;
}

type Rule = Omit<ChosenRule, 'weekdays'> & { readonly weekdays: readonly number[] };

/** The rule with its weekdays, and the last day that a number of dates leads to. */
function ruleFrom(
  start: IsoDate,
  dates: readonly IsoDate[],
  { weekdays: own, until, count, withoutHolidays }: ChosenRule,
): Rule {
  const ofDates = new Set(dates.map(weekdayOf));
  const weekdays = WEEKDAYS.filter((day) => own.get(day) ?? ofDates.has(day));
  const last = (most: number) =>
    standingOrderDates({ start, until: addDays(start, FURTHEST_DAYS), weekdays, withoutHolidays })
      .dates.slice(0, most)
      .at(-1) ?? null;
  return { weekdays, until: count === null ? until : last(count), count, withoutHolidays };
}

interface RuleFieldsProps {
  readonly start: IsoDate;
  readonly rule: Rule;
  readonly onWeekday: (day: number, isOn: boolean) => void;
  readonly onChange: (part: Partial<Omit<ChosenRule, 'weekdays'>>) => void;
}

/** Maximum days after the first: later trips are planned anew. */
const FURTHEST_DAYS = 2 * 366;

/** Days of the week, the last day or a number of dates, and whether public holidays count. */
function RuleFields({ start, rule, onWeekday, onChange }: RuleFieldsProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const weekdayName = useWeekdayName();
  const untilId = useId();
  const countId = useId();
  const { weekdays, until, count, withoutHolidays } = rule;
  return (
    <Flex wrap="wrap" columnGap="4" rowGap="2" align="center">
      <Text as="span">{t('booking.recurring.from', { date: formatDate(start) })}</Text>
      <Flex wrap="wrap" gap="2" role="group" aria-label={t('booking.recurring.weekdays')}>
        {WEEKDAYS.map((day) => (
          <Checkbox key={day} checked={weekdays.includes(day)} onChange={(isOn) => onWeekday(day, isOn)}>
            {weekdayName(day)}
          </Checkbox>
        ))}
      </Flex>
      <Flex gap="2" align="center">
        <label htmlFor={untilId}>{t('booking.recurring.until')}</label>
        <Box width="9rem">
          <DateInput
            value={until}
            onChange={(next) => onChange({ until: next, count: null })}
            ahead
            min={start}
            max={addDays(start, FURTHEST_DAYS)}
            label={t('booking.recurring.last')}
            control={{ id: untilId }}
          />
        </Box>
        <label htmlFor={countId}>{t('booking.recurring.times')}</label>
        <Input
          id={countId}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          width="4rem"
          value={count ?? ''}
          onChange={({ target }) => onChange({ count: Number(target.value.replace(/\D/gu, '')) || null })}
        />
      </Flex>
      <Checkbox checked={withoutHolidays} onChange={(next) => onChange({ withoutHolidays: next })}>
        {t('booking.recurring.withoutHolidays')}
      </Checkbox>
    </Flex>
  );
}
