import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Command, Output } from '../cli/command.ts';
import { isRecord, parsedJson } from '../json.ts';
import { Refusal } from '../refusal.ts';

/** Placeholder for the trace in TRACE_URL. */
const NUMBER_IN = '{traceId}';

export const incidentCommand: Command = {
  name: 'incident',
  summary: 'show log lines and trace of an error that a user saw',
  forms: ['<incident> [--log <file>]'],
  operands: [1, 1],
  options: { log: { value: '<file>', help: 'log of the servers; standard input by default' } },
  details: [
    'Example: journalctl --unit navette --output cat | ops incident 4f1Zq8Aa0001',
    'TRACE_URL is the address of the trace viewer, such as https://jaeger.example/trace/{traceId}. Log lines contain a',
    'trace id when the server sends traces to OpenTelemetry.',
  ].join('\n'),
  async run(call) {
    const [incident = ''] = call.operands;
    const path = call.text('log');
    if (path !== undefined && !existsSync(path)) throw new Refusal(`No log file at ${path} (--log).`);
    const lines = await linesOf(incident, path === undefined ? process.stdin : createReadStream(path));
    if (lines.length === 0) throw new Refusal(`No line of the log contains the incident ${incident}.`);
    return found(lines, call.env.TRACE_URL || undefined);
  },
};

type Line = Readonly<Record<string, unknown>>;

/** Lines of a log of JSON lines that have an incident, or the number that the page of a failed remote showed; logs hold lines of other programs too. */
async function linesOf(incident: string, log: Readable): Promise<Line[]> {
  const found: Line[] = [];
  // As it stands on the page: it may have been read aloud.
  const shown = incident.toUpperCase();
  for await (const text of createInterface({ input: log, crlfDelay: Infinity })) {
    // Most lines of a long log are not parsed.
    if (!text.includes(incident) && !text.includes(shown)) continue;
    const line = parsedJson(text);
    if (isRecord(line) && (line.incidentId === incident || line.shownIncidentId === shown)) found.push(line);
  }
  return found;
}

function found(lines: readonly Line[], traceUrl: string | undefined): Output {
  const traceId = lines.map((line) => line.traceId).find((id) => typeof id === 'string');
  const trace = traceId && traceUrl ? traceUrl.replaceAll(NUMBER_IN, traceId) : traceId;
  const text = [...lines.map((line) => JSON.stringify(line)), `trace ${trace ?? '- (no traces are sent)'}`].join('\n');
  return { text, data: { lines, traceId: traceId ?? null, trace: trace ?? null } };
}
