/** Measured pages: their path, and the selector that is present once they are usable. */
export const screens = {
  signIn: { name: 'sign-in page', path: '/login', ready: 'h1' },
  bookings: { name: 'bookings page', path: '/booking', ready: '[role=grid][aria-busy=false] tbody tr[data-index]' },
};

/** @typedef {{ name: string, path: string, ready: string }} Screen */
