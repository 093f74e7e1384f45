import {
  changedFields,
  PERSONAL_TRANSPORT_FIELDS,
  planningRows,
  type TransportState,
  transportState,
} from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { BooqitServices } from '../services.ts';
import { bookingSays, type ChangedPart, changedParts, saysSo } from './changed-parts.ts';

type Difference = AnswerOf<'listTransportDifferences'>[number];
type Open = Omit<Difference, 'new'> & { readonly current: string };

/** The open differences of booked transports, without values that only the platform has. */
export async function openDifferences({ db }: Pick<BooqitServices, 'db'>): Promise<readonly Open[]> {
  return (await changedParts(db)).flatMap(differencesOf);
}

/** The fields of a part that differ from the seen state and that its booking does not have already. */
export function differencesOf(part: ChangedPart): Open[] {
  const { transportId, bookingId, linkedId, passenger, ap_date, seen, current, changedAt } = part;
  const booking = bookingSays(part);
  return changedFields(seen, current)
    .filter((field) => !saysSo(field, booking, current))
    .map((field) => ({
      transportId,
      part: part.part,
      field,
      bookingId,
      linkedId,
      passenger,
      ap_date,
      old: booking[field],
      token: current[field],
      current: current[field],
      since: (changedAt ?? new Date(0)).toISOString(),
    }));
}

/** The open differences with the platform's current values; null for persons and places while it does not answer. */
export async function listDifferences(services: Pick<BooqitServices, 'db' | 'platform'>): Promise<Difference[]> {
  const open = await openDifferences(services);
  const personal = open.filter(({ field }) => PERSONAL_TRANSPORT_FIELDS.includes(field));
  const states = await readStates(
    services,
    personal.map(({ transportId }) => transportId),
  );
  return open.map(({ current, ...difference }) => {
    const { transportId, part, field } = difference;
    const said = PERSONAL_TRANSPORT_FIELDS.includes(field)
      ? (states.get(transportId)?.[part]?.[field] ?? null)
      : current;
    return { ...difference, new: said };
  });
}

async function readStates(
  { platform }: Pick<BooqitServices, 'platform'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly TransportState[]>> {
  if (ids.length === 0) return new Map();
  const known = await platform.byIds([...new Set(ids)]).catch(() => undefined);
  return new Map([...(known ?? [])].map(([id, parts]) => [id, planningRows(parts).map(transportState)]));
}
