import {
  addDays,
  brusselsToday,
  eachDay,
  isIsoDate,
  startOfWeek,
  weekNumber,
  type IsoDate,
  personName,
  parseSlots,
  SLOTS,
  slotsText,
} from '@navette/shared/domain';
import { useFormats, useT, messageKey } from '@navette/shared/i18n';
import { choiceParam, textParam, useSearchState } from '@navette/shared/router';
import { Button, EmptyState, ErrorState, IconButton, Page, Spinner, Text, Toolbar } from '@navette/shared/ui';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useState, type ReactNode, useEffect } from 'react';
import { SegmentedControl } from '@navette/shared/ui-overlay';
import { Absences } from '../entities/driver/week/absences.tsx';
import { CopyDialog } from '../entities/driver/week/copy-dialog.tsx';
import {
  slotsOf,
  useWeekAvailability,
  useWeekDrivers,
  weekMarks,
  type WeekDriver,
  type WeekQuery,
  readWeek,
  saveDays,
} from '../entities/driver/week/week-requests.ts';
import { WeekTable } from '../entities/driver/week/week-table.tsx';
import { PendingDialog, useVersionedSave } from '@navette/shared/ui-records';
import {
  marksVersion,
  useAvailabilityMarks,
  MARKS_PATH,
  useOfferTrips,
} from '../entities/driver/availability/availability-requests.ts';
import { storedMarks, type Marks } from '../entities/driver/availability/model.ts';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';

const SEARCH = { week: textParam(), view: choiceParam(['week', 'absences'], 'week') };

type Task = { readonly driver: WeekDriver; readonly date?: IsoDate };

/** Weekly availability of all active drivers, at first of the current week; or their absences in the coming weeks. */
export default function DriverWeekPage(): ReactNode {
  const t = useT();
  const [{ view }, setSearch] = useSearchState(SEARCH);
  const views = (
    <SegmentedControl
      label={t('week.view')}
      value={view}
      onChange={(chosen) => setSearch({ view: chosen })}
      segments={[
        { value: 'week', label: t('week.view.week') },
        { value: 'absences', label: t('week.view.absences') },
      ]}
    />
  );
  if (view === 'week') return <WeekPage views={views} />;
  return (
    <Page title={t('week.title')}>
      <Toolbar>
        {views}
        <Button size="sm" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {t('absence.print')}
        </Button>
      </Toolbar>
      <Absences />
    </Page>
  );
}

function WeekPage({ views }: { readonly views: ReactNode }): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const today = brusselsToday();
  const [{ week }, setSearch] = useSearchState(SEARCH);
  const monday = startOfWeek(isIsoDate(week) ? week : today);
  const drivers = useWeekDrivers();
  const availability = useWeekAvailability(monday);
  const [task, setTask] = useState<Task>();
  const days = eachDay(monday, addDays(monday, 6));
  const slots = slotsOf(availability.data ?? []);
  const close = () => setTask(undefined);
  const turn = (to: IsoDate) => setSearch({ week: to === startOfWeek(today) ? '' : to });
  const failed = [drivers, availability].find(({ error, data }) => error !== null && data === undefined);
  return (
    <Page title={t('week.title')} onRefresh={availability.refetch} refreshing={availability.isFetching}>
      <Toolbar>
        {views}
        <IconButton size="sm" label={t('week.previous')} onClick={() => turn(addDays(monday, -7))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Text fontWeight="semibold" aria-live="polite">
          {t('week.of', { week: weekNumber(monday), from: formatDate(monday), to: formatDate(addDays(monday, 6)) })}
        </Text>
        <IconButton size="sm" label={t('week.next')} onClick={() => turn(addDays(monday, 7))}>
          <ChevronRight aria-hidden />
        </IconButton>
        <Button size="sm" disabled={monday === startOfWeek(today)} onClick={() => turn(startOfWeek(today))}>
          {t('week.today')}
        </Button>
        <Button
          size="sm"
          icon={<Printer aria-hidden />}
          onClick={() => window.open(`/print/driverWeek?week=${monday}`, '_blank', 'noopener')}
        >
          {t('week.print')}
        </Button>
      </Toolbar>
      {failed ? (
        <ErrorState
          title={t('week.failed')}
          error={failed.error}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      ) : !drivers.data || !availability.data ? (
        <Spinner />
      ) : drivers.data.length === 0 ? (
        <EmptyState title={t('week.empty')} />
      ) : (
        <>
          <Text tone="muted">{t('week.legend')}</Text>
          <WeekTable
            {...{ days, today }}
            slots={availability.isPlaceholderData ? undefined : slots}
            drivers={drivers.data}
            onEdit={(driver, date) => setTask({ driver, date })}
            onCopy={(driver) => setTask({ driver })}
          />
        </>
      )}
      {task && (
        <FreshMarks driver={task.driver} week={availability} onClose={close}>
          {({ marks, version }) =>
            task.date === undefined ? (
              <CopyDialog
                driver={task.driver}
                week={weekMarks(slots, task.driver.id, days)}
                {...{ marks, version }}
                onClose={close}
              />
            ) : (
              <DayDialog
                driver={task.driver}
                date={task.date}
                slots={slots(task.driver.id, task.date)}
                version={version}
                onClose={close}
              />
            )
          }
        </FreshMarks>
      )}
    </Page>
  );
}

interface ReadMarks {
  readonly marks: Marks;
  readonly version: string | undefined;
}

interface FreshMarksProps {
  readonly driver: WeekDriver;
  /** Week that fills the dialog; read again together with the day overrides, so that both are consistent. */
  readonly week: WeekQuery;
  readonly onClose: () => void;
  /** Dialog content, given the driver's day overrides and their version. */
  readonly children: (read: ReadMarks) => ReactNode;
}

/** Opens a dialog on a driver's days after a fresh read, since the page may have been open for hours. */
function FreshMarks({ driver, week, onClose, children }: FreshMarksProps): ReactNode {
  const t = useT();
  const marks = useAvailabilityMarks(driver.id);
  const [read, setRead] = useState<ReadMarks>();
  const { refetch } = week;
  const rows = marks.isFetchedAfterMount ? marks.data : undefined;
  useEffect(() => {
    if (!rows) return;
    // Overrides first: the week is then never older than the version that the save is based on.
    const version = marksVersion();
    void refetch().then(({ data }) => data && setRead({ version, marks: storedMarks(rows) }));
  }, [rows, refetch]);
  if (read) return children(read);
  return (
    <PendingDialog
      size={600}
      title={t('availability.title', { name: personName(driver, 'text') })}
      error={marks.error ?? week.error}
      retrying={marks.isFetching || week.isFetching}
      onRetry={() => void (marks.error === null ? refetch().then(() => marks.refetch()) : marks.refetch())}
      onClose={onClose}
    />
  );
}

/**
 * Form of a driver's day: a boolean field for each slot, so that changes of different slots by two users can be merged; true means NOT available, as
 * in the API.
 */
const daySchema = z.record(z.string(), z.boolean());

/** Field name of a slot. */
const slotField = (index: number): string => `slot${index}`;

/** Form values of a day, from the unavailable slots. */
const dayFields = (away: readonly number[]): z.input<typeof daySchema> =>
  Object.fromEntries(SLOTS.map(({ index }) => [slotField(index), away.includes(index)]));

/** Unavailable slots in the format of the API. */
const awayText = (away: z.output<typeof daySchema>): string =>
  slotsText(SLOTS.filter(({ index }) => away[slotField(index)] === true).map(({ index }) => index));

const Fields = fieldsFor(daySchema);

interface DayDialogProps {
  readonly driver: WeekDriver;
  readonly date: IsoDate;
  /** Unavailable slots of the driver. */
  readonly slots: readonly number[];
  /** Version of the driver's day overrides at their read. */
  readonly version: string | undefined;
  readonly onClose: () => void;
}

/** Unavailable times of a driver on one day. */
function DayDialog({ driver, date, slots, version, onClose }: DayDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const { formatLongDate } = useFormats();
  const offerTrips = useOfferTrips();
  const [defaultValues] = useState(() => dayFields(slots));
  const form = useNavetteForm({ schema: daySchema, defaultValues, name: messageKey('week.day.form') });
  const save = useVersionedSave(
    form,
    {
      path: MARKS_PATH,
      version,
      values: defaultValues,
      read: async () => dayFields(parseSlots((await readWeek(driver.id, [date])).week[date])),
    },
    (away, meant) => saveDays(cache, driver.id, [{ date, available: awayText(away) }], meant),
  );
  const words = { name: personName(driver, 'text'), date: formatLongDate(date) };
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('week.day.title', words)}
      onSubmit={async (away) => {
        await save(away);
        toast.success(t('week.day.saved', words));
        void offerTrips(driver.id, [date]);
      }}
    >
      <Text tone="muted">{t('week.day.help')}</Text>
      <FormSection>
        {SLOTS.map(({ index, from, to }) => (
          <Fields.CheckboxField key={index} name={slotField(index)} label={t('week.range', { from, to })} span={4} />
        ))}
      </FormSection>
    </FormDialog>
  );
}
