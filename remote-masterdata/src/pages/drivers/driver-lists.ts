/** The lists that show drivers: asked for again when one has changed. */
export const DRIVER_LISTS = [
  ['get', '/api/driver'],
  ['get', '/service/driver/active'],
] as const;
