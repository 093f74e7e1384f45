/** Bookings in one call. The server takes 500; with fewer the progress is seen, and less is in doubt when a call breaks off. */
export const PER_CALL = 50;
