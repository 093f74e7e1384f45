/** The screens that are measured: their address, and what is there once they can be worked with. */
export const screens = {
  signIn: { name: 'sign-in page', path: '/login', ready: 'h1' },
  bookings: { name: 'bookings page', path: '/booking', ready: '[role=grid][aria-busy=false] tbody tr[data-index]' },
};

/** @typedef {{ name: string, path: string, ready: string }} Screen */
