import { meantFor, recordVersion } from '@navette/shared/api';
import { pathOfCall } from '@navette/shared/ui-records';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BookingForm } from './booking-form.ts';
import { isFormField, type BookingValues } from './booking-values.ts';

/** Source of the values before a read of the booking: its row in a list, a change by this form itself, or one by somebody else. */
type ReadAfter = 'list' | 'ownChange' | 'change';

/** Saved values of the booking, with which the form is compared. */
export interface Baseline {
  readonly values: () => BookingValues;
  /**
   * The user saved these fields apart from the form: updates form and baseline, and their consequences on the server are not reported. Called before
   * anything else is fetched: the booking is refetched as soon as others are notified of the change.
   */
  readonly move: (saved: Partial<BookingValues>) => void;
  /** Somebody else saved these fields: updates form and baseline. */
  readonly adopt: (saved: Partial<BookingValues>) => void;
  /** Somebody else saved these fields while the user changes them: updates the baseline, the form keeps the typed values. */
  readonly note: (saved: Partial<BookingValues>) => void;
  /** Resets a field of the form to its saved value. */
  readonly restore: (field: keyof BookingValues) => void;
  /** The booking was fetched: updates the version that saves are based on. @returns what it may differ by */
  readonly read: () => ReadAfter;
  /** Resolves once the booking was fetched, for a form that was opened with its row in a list. */
  readonly whenRead: Promise<void>;
  /**
   * Makes a call, once the booking was fetched, whose PUT is based on the version that the form is compared with; it rejects with `record.changed` when
   * there is another.
   */
  readonly saveOver: <T>(call: () => Promise<T>) => Promise<T>;
}

function awaitRead(): { readonly whenRead: Promise<void>; readonly wasRead: () => void } {
  let wasRead = () => {};
  const whenRead = new Promise<void>((resolve) => (wasRead = resolve));
  return { whenRead, wasRead };
}

interface OpenedBooking {
  readonly id: number;
  /** Whether it was opened as it is saved, not with its row in a list. */
  readonly isRead: boolean;
}

/** Tracks the saved values of the booking and its version, while a part of it is saved apart from the form. */
export function useBaseline(
  { register, resetField }: BookingForm,
  initial: BookingValues,
  { id, isRead }: OpenedBooking,
): Baseline {
  const saved = useRef(initial);
  const version = useRef<string>(undefined);
  const last = useRef<ReadAfter>(isRead ? 'change' : 'list');
  const [{ whenRead, wasRead }] = useState(awaitRead);
  useEffect(() => {
    if (isRead) wasRead();
  }, [isRead, wasRead]);
  return useMemo(() => {
    const path = pathOfCall(['get', '/api/booking/{id}'], id);
    version.current ??= recordVersion(path);
    function hold<Name extends keyof BookingValues>(name: Name, value: BookingValues[Name]): void {
      register(name); // Some fields are not on the screen in each variant, but must be reset too.
      resetField<keyof BookingValues>(name, { defaultValue: value });
    }
    const note = (fields: Partial<BookingValues>): void => {
      saved.current = { ...saved.current, ...fields };
    };
    const restore = (name: keyof BookingValues): void => {
      if (isFormField(name, saved.current)) hold(name, saved.current[name]);
    };
    const adopt = (fields: Partial<BookingValues>): void => {
      note(fields);
      for (const name in fields) if (isFormField(name, saved.current)) restore(name);
    };
    return {
      values: () => saved.current,
      note,
      adopt,
      restore,
      move: (fields) => {
        adopt(fields);
        if (last.current !== 'list') last.current = 'ownChange';
        version.current = recordVersion(path);
      },
      read: () => {
        const before = last.current;
        last.current = 'change';
        version.current = recordVersion(path);
        return before;
      },
      whenRead,
      saveOver: async (call) => {
        await whenRead;
        return meantFor(path, version.current, call);
      },
    };
  }, [register, resetField, id, whenRead]);
}
