import { noteForLog } from '../../kernel/log-details.ts';
import type { Call, Handlers } from '../../kernel/operation.ts';
import { addBookings } from './add-bookings.ts';
import { archiveBooking, unarchiveBooking } from './archive-booking.ts';
import type { Author } from './change/save-changes.ts';
import { changeBookings } from './bulk/change-bookings.ts';
import { listBookingsByDate } from './day-list/list-bookings-by-date.ts';
import { listTimelineBookings } from './day-list/list-timeline-bookings.ts';
import { deleteBooking } from './delete-booking.ts';
import { readHandlers } from './read-handlers.ts';
import { setReadyNow } from './ready-now/set-ready-now.ts';
import { undoChanges } from './undo/undo-changes.ts';
import { updateBooking } from './update-booking.ts';
import type { DispatchServices } from '../services.ts';

const authorOf = ({
  caller,
  services,
}: Pick<Call<'updateBooking', DispatchServices>, 'caller' | 'services'>): Author => ({
  caller,
  at: services.now(),
});

export const bookingHandlers = {
  ...readHandlers,
  addBookings: (call) => addBookings(call.services, call.body, authorOf(call)),
  archiveBooking: (call) => archiveBooking(call.services, call.path.id, authorOf(call), call.request),
  changeBookings: (call) => changeBookings(call.services, call.body, authorOf(call), call.request),
  deleteBooking: (call) => deleteBooking(call.services, call.path.id, call.query, authorOf(call)),
  listBookingsByDate,
  listTimelineBookings,
  setReadyNow: (call) => {
    noteForLog(call.request, { subject: `#${call.body.id}` });
    return setReadyNow(call.services, call.body.id, authorOf(call), call.request);
  },
  unarchiveBooking: (call) => unarchiveBooking(call.services, call.path.id, authorOf(call), call.request),
  undoChanges: (call) => undoChanges(call.services, call.body.changes, authorOf(call), call.request),
  updateBooking,
} satisfies Handlers<DispatchServices>;
