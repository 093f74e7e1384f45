/** @typedef {{ run(workshop: import('./suite/workshop.mjs').Workshop): Promise<import('./report/row.mjs').Measured[]> }} Suite */

/** The suites by name, in the order in which they run: in a small run the first start fills the demo for the others. Loaded when asked for: the API suites need no browser. */
export const suites = {
  'first-start': () => import('./start/suite.mjs'),
  'api-day': () => import('./api/day-suite.mjs'),
  'api-scale': () => import('./api/scale-suite.mjs'),
  'api-search': () => import('./api/search-suite.mjs'),
  'address-register': () => import('./register/suite.mjs'),
  'month-end': () => import('./issue/suite.mjs'),
  'api-clients': () => import('./api/clients-suite.mjs'),
  'api-results': () => import('./api/results-suite.mjs'),
  'api-wallets': () => import('./api/wallets-suite.mjs'),
  'cold-load': () => import('./cold-load/suite.mjs'),
  table: () => import('./table/suite.mjs'),
  timeline: () => import('./timeline/suite.mjs'),
  clients: () => import('./clients/suite.mjs'),
  invoices: () => import('./invoices/suite.mjs'),
  planning: () => import('./planning/suite.mjs'),
  platform: () => import('./platform/suite.mjs'),
  transports: () => import('./transports/suite.mjs'),
  live: () => import('./live/suite.mjs'),
  load: () => import('./load/suite.mjs'),
  map: () => import('./map/suite.mjs'),
  documents: () => import('./documents/suite.mjs'),
  bundles: () => import('./bundles/suite.mjs'),
};

/**
 * @param {string} name
 * @returns {name is keyof typeof suites}
 */
export const isSuite = (name) => Object.hasOwn(suites, name);
