import { build } from 'esbuild';
import { join } from 'node:path';
import { root } from '../suite/root.mjs';

/** A map as the examples of the library make it: markers with a caption, each moved once a second. */
const script = `
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';

const { zoom, places } = globalThis.bench;
const map = L.map('map', { center: [50.86, 4.39], zoom });
const markers = places.map(({ latitude, longitude }, line) => {
  const icon = L.divIcon({ className: '', html: '<div style="width:24px;height:24px;border-radius:50%;background:#2563eb"></div><span>Aa' + line + '</span>' });
  return L.marker([latitude, longitude], { icon }).addTo(map);
});
let step = 0;
setInterval(() => {
  const by = step++ % 20 < 10 ? 0.00008 : -0.00008;
  for (const marker of markers) {
    const { lat, lng } = marker.getLatLng();
    marker.setLatLng([lat + by / 2, lng + by]);
  }
}, 1000);
`;

/**
 * The script and the style of the bare map, with the very library of the product.
 * @param {string} folder For the names of its files; nothing is written.
 * @returns {Promise<{ script: string, style: string }>}
 */
export async function bundlePlainMap(folder) {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: join(root, 'shared'), sourcefile: 'plain-map.js' },
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    loader: { '.png': 'dataurl' },
    logLevel: 'error',
  });
  const textOf = (/** @type {string} */ ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}

/** @param {{ zoom: number, places: readonly { latitude: number, longitude: number }[] }} options */
export const plainMapPage = (options) => `<!doctype html><meta charset="utf-8"><title>map</title>
<link rel="stylesheet" href="/plain-map.css"><body style="margin:0;height:100vh"><div id="map" style="height:100%"></div>
<script>globalThis.bench = ${JSON.stringify(options)}</script><script type="module" src="/plain-map.js"></script>`;
