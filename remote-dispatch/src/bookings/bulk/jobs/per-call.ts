/**
 * Batch size. The server accepts 500; smaller batches show progress, and leave fewer bookings uncertain when a call
 * breaks off.
 */
export const PER_CALL = 50;
