const NAMES: ReadonlyMap<string, string> = new Map([
  ['osrm', 'OSRM'],
  ['google', 'Google Maps'],
  ['photon', 'Photon'],
]);

/** The name of an outside service of routes or addresses as people know it: `osrm` is OSRM. A service nobody has named keeps its own word. */
export const serviceName = (service: string): string => NAMES.get(service) ?? service;
