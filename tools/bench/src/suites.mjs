/** @typedef {{ run(workshop: import('./suite/workshop.mjs').Workshop): Promise<import('./report/row.mjs').Measured[]> }} Suite */

/** The suites by name, in the order in which they run. Loaded when asked for: the API suites need no browser. */
export const suites = {
  'api-day': () => import('./api/day-suite.mjs'),
  'api-search': () => import('./api/search-suite.mjs'),
  'month-end': () => import('./issue/suite.mjs'),
  'api-wallets': () => import('./api/wallets-suite.mjs'),
  'cold-load': () => import('./cold-load/suite.mjs'),
  table: () => import('./table/suite.mjs'),
  timeline: () => import('./timeline/suite.mjs'),
  planning: () => import('./planning/suite.mjs'),
  live: () => import('./live/suite.mjs'),
  load: () => import('./load/suite.mjs'),
};

/**
 * @param {string} name
 * @returns {name is keyof typeof suites}
 */
export const isSuite = (name) => Object.hasOwn(suites, name);
