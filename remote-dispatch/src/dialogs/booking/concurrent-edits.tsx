import type { CallKey } from '@navette/shared/api';
import { useLiveBookings } from '@navette/shared/realtime';
import { useUser } from '@navette/shared/session';
import { useCallback, useState, type ReactNode } from 'react';
import type { BookingRow } from '../../bookings/booking-row.ts';
import type { BookingForm } from './booking-form.ts';
import { type BookingValues, valuesOf, FORM_FIELDS } from './booking-values.ts';
import { readBooking, useOnBooking, useBookingHistory } from './booking-requests.ts';
import type { Baseline } from './use-baseline.ts';
import { useT } from '@navette/shared/i18n';
import { Alert, Box, Text } from '@navette/shared/ui';
import { VersionFields, VersionField } from '@navette/shared/ui-records';
import { fieldLabelKey, isNamedField, FieldValue, shownValue } from './field-value.tsx';
import type { BookingSources } from './use-booking-sources.ts';
import { useWatch } from '@navette/shared/ui-form';

const LOOKED_AT: readonly CallKey[] = [
  ['get', '/api/booking/{id}'],
  ['get', '/api/booking/{id}/history'],
];

/** A field that two people changed to different values. */
interface ConflictingEdit {
  readonly name: keyof BookingValues;
  /** Value of the form when the other value was saved. */
  readonly mine: BookingValues[keyof BookingValues];
}

/** Notice of concurrent changes while the form is open. */
interface ConcurrentEdits {
  /** Last author of a change; empty when unknown. */
  readonly by: string;
  /** The user made it: in another tab, by a menu or an undo beside the form. */
  readonly isByMe: boolean;
  /** Names of the applied fields. */
  readonly adopted: readonly string[];
  readonly conflicting: readonly ConflictingEdit[];
}

const NOTHING: Pick<ConcurrentEdits, 'adopted' | 'conflicting'> = { adopted: [], conflicting: [] };

/** State of the concurrent changes. */
export interface WatchedEdits {
  /** Null without any. */
  readonly seen: ConcurrentEdits | null;
  /** Fetches the booking, applies the changes of others and returns the conflicting ones; saves are based on that version from then on. */
  readonly reread: () => Promise<ComparedEdits>;
}

/**
 * Watches a booking while its form is open. Changes saved by somebody else, or by the same user in another tab, are applied to untouched fields, so
 * that the form never shows or saves stale values; conflicting ones are reported and the typed value stays.
 */
export function useConcurrentEdits({ id }: BookingRow, { getValues }: BookingForm, baseline: Baseline): WatchedEdits {
  const user = useUser();
  const [seen, setSeen] = useState(NOTHING);
  useLiveBookings(LOOKED_AT, ({ ids }) => ids.includes(id));

  const compare = useCallback(
    (now: BookingRow): ComparedEdits => {
      const form = getValues();
      const compared = compareEdits(baseline.values(), valuesOf(now), form);
      const after = baseline.read();
      if (after === 'list') baseline.note({ distance: valuesOf(now).distance });
      const adopted = Object.keys(compared.adopted);
      const conflicting = namesOf(compared.conflicting);
      if (adopted.length > 0) baseline.adopt(compared.adopted);
      if (conflicting.length > 0) baseline.note(compared.conflicting);
      // Values saved by this form apart from its own Save arrive the same way, and are not reported; nor what was saved before it was opened, unless
      // the user has changed that already.
      const isNews =
        after === 'change' ? adopted.length + conflicting.length > 0 : after === 'list' && conflicting.length > 0;
      if (isNews)
        setSeen((before) => ({
          adopted: union(before.adopted, adopted),
          conflicting: [
            ...before.conflicting.filter(({ name }) => !conflicting.includes(name)),
            ...conflicting.map((name) => ({ name, mine: form[name] })),
          ],
        }));
      return compared;
    },
    [baseline, getValues],
  );
  useOnBooking(id, compare);
  const reread = useCallback(async () => compare(await readBooking(id)), [compare, id]);

  const isNews = seen.adopted.length + seen.conflicting.length > 0;
  const { data: changes, isFetching } = useBookingHistory(id, isNews);
  const last = changes?.[0];
  if (!isNews || isFetching || !last) return { seen: null, reread };
  return { seen: { ...seen, by: last.user.name, isByMe: last.user.id === user?.id }, reread };
}

/** Names of the fields that some values of the form hold. */
export const namesOf = (values: Partial<BookingValues>): (keyof BookingValues)[] => {
  const names: (keyof BookingValues)[] = [];
  let name: keyof BookingValues;
  for (name in values) names.push(name);
  return names;
};

const union = (before: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...before, ...more]),
];

/** Changes by somebody else while a form was open. */
interface ComparedEdits {
  /** Fields that the user has not changed: the new values are applied. */
  readonly adopted: Partial<BookingValues>;
  /** Fields that the user is changing too, to other values. */
  readonly conflicting: Partial<BookingValues>;
}

/** Compared fields of a booking; the distance follows from the others. */
const COMPARED: readonly (keyof BookingValues)[] = [
  ...FORM_FIELDS.filter((field) => field !== 'distance'),
  'insurance',
];

/** Fields that are saved immediately: their values are never unsaved. */
const SAVED_AT_ONCE: ReadonlySet<keyof BookingValues> = new Set(['driverId', 'accepted']);

/** Three-way comparison: the booking as last known to the form, as it is now, and the form's values. Equal values are no difference. */
export function compareEdits(known: BookingValues, now: BookingValues, form: BookingValues): ComparedEdits {
  const adopted: Partial<BookingValues> = {};
  const conflicting: Partial<BookingValues> = {};
  for (const name of COMPARED) {
    if (now[name] === known[name]) continue;
    const isDirty = !SAVED_AT_ONCE.has(name) && form[name] !== known[name] && form[name] !== now[name];
    copyField(name, now, isDirty ? conflicting : adopted);
  }
  return { adopted, conflicting };
}

function copyField<Name extends keyof BookingValues>(
  name: Name,
  from: Pick<BookingValues, Name>,
  into: Partial<Pick<BookingValues, Name>>,
): void {
  into[name] = from[name];
}

interface ConcurrentEditNoticeProps {
  readonly seen: ConcurrentEdits;
  readonly form: BookingForm;
  readonly baseline: Baseline;
  readonly sources: BookingSources;
}

/** Shows who changed which fields while the form was open; for fields changed by the user too, both values, of which one is chosen. */
export function ConcurrentEditNotice({ seen, form, baseline, sources }: ConcurrentEditNoticeProps): ReactNode {
  const t = useT();
  const adopted = seen.adopted
    .filter(isNamedField)
    .map((field) => t(fieldLabelKey(field)))
    .join(', ');
  const conflicting = seen.conflicting.filter(({ name }) => isNamedField(name));
  if (adopted === '' && conflicting.length === 0) return null;
  return (
    <Alert status={conflicting.length === 0 ? 'info' : 'warning'} title={titleOf(seen, t)}>
      {adopted !== '' && <Text>{t('booking.concurrentEdit.adopted', { fields: adopted })}</Text>}
      {conflicting.length > 0 && (
        <>
          <Text>{t('booking.concurrentEdit.conflicting')}</Text>
          {/* It stays above the fields while they scroll, and must not cover them all. */}
          <Box maxHeight="30dvh" overflowY="auto">
            <VersionFields>
              {conflicting.map((edit) => (
                <ConflictingField key={edit.name} {...{ edit, form, baseline, sources }} />
              ))}
            </VersionFields>
          </Box>
        </>
      )}
    </Alert>
  );
}

function titleOf({ by, isByMe }: ConcurrentEdits, t: ReturnType<typeof useT>): string {
  if (isByMe) return t('booking.concurrentEdit.titleByMe');
  return by === '' ? t('booking.concurrentEdit.title') : t('booking.concurrentEdit.titleBy', { name: by });
}

interface ConflictingFieldProps {
  readonly edit: ConflictingEdit;
  readonly form: BookingForm;
  readonly baseline: Baseline;
  readonly sources: BookingSources;
}

/** The user's value beside the saved one. The choice is applied to the form immediately; further typing continues with the user's own value. */
function ConflictingField({ edit: { name, mine }, form, baseline, sources }: ConflictingFieldProps): ReactNode {
  const t = useT();
  const held = useWatch<BookingValues, typeof name>({ control: form.control, name });
  const theirs = baseline.values()[name];
  const takesTheirs = held === theirs;
  const [typed, setTyped] = useState(mine);
  if (!takesTheirs && held !== typed) setTyped(held);
  const shown = (value: BookingValues[keyof BookingValues]) => (
    <FieldValue field={name} value={shownValue(value)} sources={sources} />
  );
  return (
    <VersionField
      label={t(fieldLabelKey(name))}
      mine={shown(typed)}
      theirs={shown(theirs)}
      takesTheirs={takesTheirs}
      onChoose={(its) => {
        if (its) baseline.restore(name);
        else form.setValue(name, typed, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
