import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { decodeSpans } from './otlp-protobuf.ts';
import type { ReceivedSpan } from './received-span.ts';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string; readonly doubleValue?: number };
}

interface SentSpan extends Omit<ReceivedSpan, 'attributes' | 'parentSpanId'> {
  readonly parentSpanId?: string;
  readonly attributes?: readonly Attribute[];
}

/** A metric as JSON has it; what the tests read of it. */
export interface ReceivedMetric {
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
  const url = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
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
