import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { findBooked, useBooked } from '../../entities/transport/transport-requests.ts';
import { type Booked, rowKey, type TransportRow } from '../../entities/transport/transport-row.ts';
import type { Imported } from './import-items.ts';

const NONE: ReadonlyMap<string, Booked> = new Map();
const NOTHING: ReadonlySet<string> = new Set();

/** Probable bookings are marked only after an explicit check. */
const certainly = (booked: Booked | undefined) => (booked?.match === 'certain' ? booked : undefined);

/** Rows of planning with the user's marks: booked and expanded ones. */
export function useMarks(rows: readonly TransportRow[] | undefined) {
  const [marks, setMarks] = useState(NONE);
  const booked = useBooked(useMemo(() => rows?.map(({ transportId }) => transportId), [rows]));
  const [expanded, setExpanded] = useState(NOTHING);
  const { mutate, reset, isPending, error } = useMutation({ mutationFn: findBooked, onSuccess: setMarks });
  const marked = useMemo(
    () =>
      rows?.map((row) => ({
        ...row,
        booked: marks.get(row.key) ?? certainly(booked?.get(row.key)),
        isExpanded: expanded.has(row.key),
      })),
    [rows, marks, booked, expanded],
  );
  return {
    rows: marked,
    error,
    isChecking: isPending,
    check: useCallback(() => mutate(rows ?? []), [mutate, rows]),
    /** Stops waiting for the check. */
    stop: reset,
    mark: useCallback((key: string, booked: Booked) => setMarks((before) => new Map([...before, [key, booked]])), []),
    markImported: useCallback(
      (results: readonly Imported[]) =>
        setMarks((before) => new Map([...before, ...results.flatMap((result) => bookedBy(result))])),
      [],
    ),
    expand: useCallback(
      (key: string) =>
        setExpanded((before) =>
          before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key]),
        ),
      [],
    ),
    clear: useCallback(() => {
      setMarks(NONE);
      setExpanded(NOTHING);
      reset();
    }, [reset]),
  };
}

function bookedBy({ transportId, part, bookingId }: Imported): [string, Booked][] {
  if (bookingId === null) return [];
  const booked = { transportId, part, match: 'certain', bookingId, isDone: false } as const;
  return [[rowKey(booked), booked]];
}
