/**
 * Components for lists of bookings, shared by the remotes: columns, photos of parking receipts, messages to a driver.
 * They make no requests: queries and mutations are passed in.
 */
export type { BookingRow } from './booking-columns.tsx';
export { bookingColumns } from './booking-columns.tsx';
export type { BookingColumnId, BookingColumnsOptions } from './booking-columns.tsx';
export type { BookingColumn } from './booking-columns.tsx';
export { bookingStatusColumn } from './status-column.tsx';
export type { OfferAfterStatus, SaveBookingStatus } from './status-column.tsx';
export { useDoubleWords, useWarnDoubles } from './booking-actions.ts';
export type { DoubleTrip } from './booking-actions.ts';
export { InvoiceLinks, invoiceName, invoicePath, invoicesOf, useMayOpenInvoice } from './invoices.tsx';
export { NotifyDialog } from './notify-dialog.tsx';
export type { NotifyDialogProps } from './notify-dialog.tsx';
export { useArchiveBooking } from './booking-actions.ts';
export type { ArchiveBooking, ArchiveCalls } from './booking-actions.ts';
export { useOpenBooking } from './booking-actions.ts';
export { whileUndelivered } from './notify-dialog.tsx';
export { ReceiptDialog } from './receipt-dialog.tsx';
export type { ReceiptDialogProps } from './receipt-dialog.tsx';
export { ReceiptField } from './receipt-field.tsx';
export type { ReceiptFieldProps } from './receipt-field.tsx';
export { RECEIPT_TYPES, receiptFile } from './receipt-field.tsx';
export { ReceiptPhoto } from './receipt-dialog.tsx';
export type { ReceiptPhotoProps } from './receipt-dialog.tsx';
export { receiptUpload } from './receipt-upload.ts';
