import { createServer, type IncomingMessage } from 'node:http';
import { listenOn } from './ports.ts';
import { buffer } from 'node:stream/consumers';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string; readonly doubleValue?: number };
}

interface SentSpan extends Omit<ReceivedSpan, 'attributes' | 'parentSpanId'> {
  readonly parentSpanId?: string;
  readonly attributes?: readonly Attribute[];
}

/** A metric as JSON has it; what the tests read of it. */
interface ReceivedMetric {
  readonly name: string;
  readonly sum?: { readonly dataPoints: readonly DataPoint[] };
  readonly gauge?: { readonly dataPoints: readonly DataPoint[] };
  readonly histogram?: { readonly dataPoints: readonly DataPoint[] };
}

interface DataPoint {
  readonly attributes: readonly Attribute[];
  readonly asDouble?: number;
  readonly count?: number | string;
  readonly sum?: number;
  readonly bucketCounts?: readonly (number | string)[];
}

/** A collector of OpenTelemetry: receives OTLP over HTTP, JSON and (traces alone) protobuf. */
export interface OtlpReceiver {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  readonly metrics: readonly ReceivedMetric[];
  /** Everything that came, as text. */
  readonly raw: () => string;
  close(): Promise<void>;
}

/** Starts a collector on a free port. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const metrics: ReceivedMetric[] = [];
  const bodies: string[] = [];
  const take = async (request: IncomingMessage) => {
    const body = await buffer(request);
    bodies.push(body.toString('latin1'));
    if (request.headers['content-type'] === 'application/x-protobuf') return void spans.push(...decodeSpans(body));
    const sent: Sent = JSON.parse(body.toString());
    for (const { scopeSpans } of sent.resourceSpans ?? [])
      for (const scope of scopeSpans) spans.push(...scope.spans.map(toSpan));
    for (const { scopeMetrics } of sent.resourceMetrics ?? [])
      for (const scope of scopeMetrics) metrics.push(...scope.metrics);
  };
  const server = createServer((request, response) => {
    take(request).then(
      () => response.setHeader('content-type', String(request.headers['content-type'])).end(),
      () => response.writeHead(400).end(),
    );
  });
  const url = `http://127.0.0.1:${await listenOn(server)}`;
  return {
    url,
    spans,
    metrics,
    raw: () => bodies.join('\n'),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Sent {
  readonly resourceSpans?: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
  readonly resourceMetrics?: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly ReceivedMetric[] }[];
  }[];
}

const toSpan = ({ parentSpanId = '', attributes = [], ...span }: SentSpan): ReceivedSpan => ({
  ...span,
  parentSpanId,
  attributes: attributesOf(attributes),
});

/** Attributes by name. */
export const attributesOf = (attributes: readonly Attribute[]): Record<string, string | number> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.doubleValue ?? (value.intValue === undefined ? '' : Number(value.intValue)),
    ]),
  );

interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** The fields of a protobuf message by number: numbers, or bytes that are a text or a message themselves. */
type Fields = ReadonlyMap<number, readonly (bigint | Buffer)[]>;

/** Spans of an ExportTraceServiceRequest, by the numbers that opentelemetry-proto gives to its fields. */
function decodeSpans(request: Buffer): ReceivedSpan[] {
  return messages(fieldsOf(request), 1)
    .flatMap((resource) => messages(resource, 2))
    .flatMap((scope) => messages(scope, 2))
    .map((span) => ({
      traceId: bytes(span, 1).toString('hex'),
      spanId: bytes(span, 2).toString('hex'),
      parentSpanId: bytes(span, 4).toString('hex'),
      name: bytes(span, 5).toString(),
      attributes: Object.fromEntries(messages(span, 9).map((pair) => [bytes(pair, 1).toString(), valueOf(pair)])),
    }));
}

function valueOf(pair: Fields): string | number {
  const [value] = messages(pair, 2);
  const number = value?.get(3)?.[0];
  return typeof number === 'bigint' ? Number(number) : value ? bytes(value, 1).toString() : '';
}

const messages = (fields: Fields, number: number): Fields[] =>
  (fields.get(number) ?? []).flatMap((value) => (Buffer.isBuffer(value) ? [fieldsOf(value)] : []));

function bytes(fields: Fields, number: number): Buffer {
  const [value] = fields.get(number) ?? [];
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
}

function fieldsOf(message: Buffer): Fields {
  const fields = new Map<number, (bigint | Buffer)[]>();
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number) => message.subarray(at, (at += length));
  while (at < message.length) {
    const tag = Number(varint());
    const type = tag & 7;
    const value = type === 0 ? varint() : take(type === 1 ? 8 : type === 5 ? 4 : Number(varint()));
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value]);
  }
  return fields;
}
