/**
 * Components for lists of bookings, shared by the remotes: columns, photos of parking receipts, messages to a driver.
 * They make no requests: queries and mutations are passed in.
 */
export type { BookingRow } from './booking-row.ts';
export { bookingColumns } from './columns/booking-columns.ts';
export type { BookingColumnId, BookingColumnsOptions } from './columns/booking-columns.ts';
export type { BookingColumn } from './columns/booking-column.ts';
export { bookingStatusColumn } from './columns/status-column.tsx';
export type { OfferAfterStatus, SaveBookingStatus } from './columns/status-column.tsx';
export { useDoubleWords, useWarnDoubles } from './doubles.ts';
export type { DoubleTrip } from './doubles.ts';
export { InvoiceLinks, invoiceName, invoicePath, invoicesOf, useMayOpenInvoice } from './invoices.tsx';
export { NotifyDialog } from './notify/notify-dialog.tsx';
export type { NotifyDialogProps } from './notify/notify-dialog.tsx';
export { useArchiveBooking } from './use-archive-booking.ts';
export type { ArchiveBooking, ArchiveCalls } from './use-archive-booking.ts';
export { useOpenBooking } from './use-open-booking.ts';
export { whileUndelivered } from './notify/while-undelivered.ts';
export { ReceiptDialog } from './receipts/receipt-dialog.tsx';
export type { ReceiptDialogProps } from './receipts/receipt-dialog.tsx';
export { ReceiptField } from './receipts/receipt-field.tsx';
export type { ReceiptFieldProps } from './receipts/receipt-field.tsx';
export { RECEIPT_TYPES, receiptFile } from './receipts/receipt-file.ts';
export { ReceiptPhoto } from './receipts/receipt-photo.tsx';
export type { ReceiptPhotoProps } from './receipts/receipt-photo.tsx';
export { receiptUpload } from './receipts/receipt-upload.ts';
