/**
 * Components for lists of bookings, shared by the remotes: columns, photos of parking receipts, messages to a driver.
 * They make no requests: queries and mutations are passed in.
 */
export { bookingColumns, type BookingRow, type BookingColumnId } from './booking-columns.tsx';
export { bookingStatusColumn, type OfferAfterStatus, type SaveBookingStatus } from './status-column.tsx';
export {
  useDoubleWords,
  useWarnDoubles,
  useArchiveBooking,
  useOpenBooking,
  useOpenClientCard,
  type DoubleTrip,
  type ArchiveBooking,
} from './booking-actions.ts';
export { InvoiceLinks, invoiceName, invoicePath, invoicesOf, useMayOpenInvoice } from './invoices.tsx';
export { NotifyDialog, whileUndelivered } from './notify-dialog.tsx';
export { expectedText, lateText, WhereIs, whereaboutsText } from './where-is.tsx';
export { ReceiptDialog, ReceiptPhoto } from './receipt-dialog.tsx';
export { ReceiptField, RECEIPT_TYPES, receiptFile, type ReceiptFieldProps } from './receipt-field.tsx';
export { receiptUpload } from './receipt-upload.ts';
