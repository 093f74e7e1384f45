/** Municipalities that GeoNames lacks: name, region, latitude, longitude, inhabitants. */
export const missingPlaces = [['Woluwe-Saint-Pierre', 'BRU', 50.8357, 4.4326, 42000]];
