import { BookingStatus, changedFields, isCancelled, PERSONAL_TRANSPORT_FIELDS } from '@navette/shared/domain';
import { type Author, changeBooking, measureAhead, writeBookings } from '../../dispatch/public.ts';
import type { Db } from '../../db/database.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { conflict, invalid, notFound } from '../../kernel/problem.ts';
import { lockTransport } from '../booked/find-booked.ts';
import { announcePlatform } from '../poll/announce-platform.ts';
import type { BooqitServices } from '../services.ts';
import { bookingSays, type ChangedPart, changedParts, listDifferences } from './list-differences.ts';

type Decision = BodyOf<'decideTransportDifference'>;
type Form = BodyOf<'updateBooking'>;

/**
 * Applies a difference to the booking, or ignores it; both are recorded, and the difference is closed.
 * @throws ProblemError when the platform changed again, or the booking refuses the change
 */
export async function decideDifference(
  services: BooqitServices,
  decision: Decision,
  author: Author,
): Promise<{ affectedRows: number }> {
  const form = decision.decision === 'apply' ? await formOf(services, decision) : undefined;
  const { bookingId = 0 } = (await changedParts(services.db, decision))[0] ?? {};
  const distances = form && (await measureAhead(services, bookingId, form, 'one'));
  return writeBookings(services, async (trx) => {
    await lockTransport(trx, decision.transportId);
    const [part] = await changedParts(trx, decision);
    if (!part || !changedFields(part.seen, part.current).includes(decision.field)) throw notFound();
    refuseOthers(part, decision);
    const changed = form ? await changeBooking(trx, part.bookingId, form, author, distances) : undefined;
    await record(trx, part, decision, author);
    await announcePlatform(trx);
    return { result: { affectedRows: 1 }, ids: changed?.ids ?? [], dates: changed?.dates ?? [] };
  });
}

function refuseOthers({ current }: ChangedPart, { field, token }: Decision): void {
  if (current[field] !== token) throw conflict('booqit.changedAgain');
}

/** Form of the booking change that applies a difference. */
async function formOf(services: BooqitServices, decision: Decision): Promise<Form> {
  const { field, token, clientId, destinationId, alsoLinked = false } = decision;
  switch (field) {
    case 'time': {
      const [ap_date, ap_time] = token.split(' ');
      return { ...(ap_date && { ap_date }), ...(ap_time && { ap_time }) };
    }
    case 'certificate':
      return { certificateNeeded: token !== 'none', certificateReceived: token === 'present' };
    case 'status':
      return isCancelled(token) ? { status: BookingStatus.canceled, alsoLinked } : { status: BookingStatus.pending };
    case 'passenger':
      return { clientId: required('clientId', clientId), pick_address: await addressOf(services.db, clientId ?? 0) };
    case 'care':
      return { destinationId: required('destinationId', destinationId) };
    case 'home':
      return { pick_address: await homeOf(services, decision) };
  }
}

function required(field: string, id: number | undefined): number {
  if (id === undefined) throw invalid({ field, messageKey: 'validation.required' });
  return id;
}

async function addressOf(db: Db, clientId: number): Promise<string> {
  const client = await db.selectFrom('client').select('fullAddress').where('id', '=', clientId).executeTakeFirst();
  if (!client) throw invalid({ field: 'clientId', messageKey: 'validation.notFound' });
  return client.fullAddress ?? '';
}

/** The platform's current address, which is stored nowhere else. */
async function homeOf(services: BooqitServices, { transportId, part }: Decision): Promise<string> {
  const all = await listDifferences(services);
  const text = all.find((one) => one.transportId === transportId && one.part === part && one.field === 'home')?.new;
  if (!text) throw conflict('booqit.changedAgain');
  return text;
}

/** Marks the platform's current value as seen: of this field, and of all fields once a cancellation is settled. */
async function record(trx: Db, part: ChangedPart, { decision, field }: Decision, { caller, at }: Author) {
  const { transportId, part: number, bookingId, current } = part;
  const seen = field === 'status' && isCancelled(current.status) ? current : { ...part.seen, [field]: current[field] };
  await trx
    .updateTable('booked_transport')
    .set({ seen: JSON.stringify(seen), ...(changedFields(seen, current).length === 0 && { changedAt: null }) })
    .where('transportId', '=', transportId)
    .where('part', '=', number)
    .execute();
  const isPersonal = PERSONAL_TRANSPORT_FIELDS.includes(field);
  await trx
    .insertInto('transport_decision')
    .values({
      transportId,
      part: number,
      bookingId,
      field,
      decision,
      at,
      userId: caller.user.id,
      old: isPersonal ? null : bookingSays(part)[field],
      new: isPersonal ? null : current[field],
    })
    .execute();
}
