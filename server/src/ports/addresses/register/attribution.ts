const REGIONS: ReadonlyMap<string, string> = new Map([
  ['BE-BRU', 'BeST Address – UrbIS © Paradigm (Brussels)'],
  ['BE-VLG', 'BeST Address – Adressenregister © Digitaal Vlaanderen'],
  ['BE-WAL', 'BeST Address – ICAR © SPW (Wallonie)'],
]);

/** Attribution of each region, required by the licence of the open data. */
export const attributionOf = (region: string): string => REGIONS.get(region) ?? 'BeST Address (bosa.belgium.be)';

/** Regions of the register. */
export const registerRegions = (): readonly string[] => [...REGIONS.keys()];
