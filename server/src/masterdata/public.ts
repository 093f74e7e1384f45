/** What other domains may use of this one. */
export { closestClients } from './clients/closest-clients.ts';
export { findDriver } from './drivers/driver-queries.ts';
export { insertLog } from './logs/log-queries.ts';
