import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../../scripts/lib/paths.mjs';

/**
 * Bundles the plain timeline.
 * @param {string} folder Folder for the bundle.
 * @returns {Promise<{ script: string, style: string }>} Its texts.
 */
export async function buildPlain(folder) {
  const { outputFiles } = await build({
    // The timeline's own library.
    stdin: { contents: plainTimeline, resolveDir: join(root, 'remote-dispatch'), sourcefile: 'plain-timeline.js' },
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    loader: { '.png': 'dataurl' },
    logLevel: 'error',
  });
  const textOf = (/** @type {string} */ ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}

/** @param {{ token: string, day: string }} given */
export const plainPage = (
  given,
) => `<!doctype html><meta charset="utf-8"><title>timeline</title><link rel="stylesheet" href="/plain-timeline.css">
<body style="margin:0;height:100vh"><div id="board" style="height:100%"></div>
<script>globalThis.bench = ${JSON.stringify(given)}</script><script type="module" src="/plain-timeline.js"></script>`;

/** Timeline as in the library's own examples: every trip an item with a text, every refresh an update of all of them. */
const plainTimeline = `
import moment from 'moment';
import 'moment/locale/fr';
import { DataSet } from 'vis-data/esnext';
import { Timeline } from 'vis-timeline/esnext';
import 'vis-timeline/styles/vis-timeline-graph2d.min.css';

const { token, day } = globalThis.bench;
const headers = { authorization: \`Bearer \${token}\` };
const load = async () => (await fetch(\`/service/booking/timeline?start=\${day}&end=\${day}&include=map\`, { headers })).json();
const at = (time) => Date.parse(\`\${day}T\${time}:00Z\`);
const itemOf = (trip) => ({
  id: trip.id,
  group: trip.driverId,
  start: at(trip.pick_time),
  end: at(trip.ap_time),
  className: \`answer-\${trip.accepted}\`,
  content: \`\${trip.client_lastname} → \${trip.destination_name}\`.replaceAll('<', '&lt;'),
});

const trips = await load();
const names = new Map(trips.map((trip) => [trip.driverId, \`\${trip.driver_lastname} \${trip.driver_firstname}\`]));
const items = new DataSet(trips.map(itemOf));
const groups = new DataSet([...names].sort((one, other) => (one[1] < other[1] ? -1 : 1)).map(([id, content], order) => ({ id, content, order })));
globalThis.timeline = new Timeline(document.querySelector('#board'), items, groups, {
  height: '100%',
  start: at('06:00'),
  end: at('20:00'),
  orientation: 'top',
  groupOrder: 'order',
  verticalScroll: true,
  moment: (date) => moment.utc(date).locale('fr'),
});
globalThis.refresh = async () => items.update((await load()).map(itemOf));
`;
