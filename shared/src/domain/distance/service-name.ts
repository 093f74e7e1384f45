const NAMES: ReadonlyMap<string, string> = new Map([
  ['osrm', 'OSRM'],
  ['google', 'Google Maps'],
  ['photon', 'Photon'],
]);

/** Display name of an external routing or address service: `osrm` is OSRM. A service without one keeps its own word. */
export const serviceName = (service: string): string => NAMES.get(service) ?? service;
