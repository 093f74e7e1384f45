/** Dialogs over the list of bookings, in a chunk of their own: the list needs none of them, nor the form library. */
export { BookingBulkDialog } from '../../bookings/bulk-dialog.tsx';
export { BookingReceipts } from './booking-receipts.tsx';
export { AssignDriverDialog, BulkMessageDialog } from './bulk-questions.tsx';
