import { context, propagation, trace, type HrTime, ValueType } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator, hrTime, millisToHrTime } from '@opentelemetry/core';
import { OTLPMetricExporter as JsonMetrics } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPMetricExporter as ProtobufMetrics } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter as JsonTraces } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufTraces } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  emptyResource,
} from '@opentelemetry/resources';
import {
  MeterProvider,
  PeriodicExportingMetricReader,
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Registry } from 'prom-client';
import type { TelemetrySettings } from './telemetry-settings.ts';

export interface Telemetry {
  /** Sends what is left, and stops. */
  stop(): Promise<void>;
}

/**
 * Starts the OpenTelemetry SDK, which reads endpoints, headers, sampler, batches and the name of the service from the OTEL_* variables. The metrics
 * are those of Prometheus: everything is counted once.
 */
export function startSdk(settings: TelemetrySettings, registry: Registry): Telemetry {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'navette' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const ends: (() => Promise<void>)[] = [];
  if (settings.traces) {
    const exporter = settings.tracesProtocol === 'http/json' ? new JsonTraces() : new ProtobufTraces();
    const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    trace.setGlobalTracerProvider(provider);
    ends.push(async () => {
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    });
  }
  if (settings.metrics) {
    const exporter = settings.metricsProtocol === 'http/json' ? new JsonMetrics() : new ProtobufMetrics();
    const reader = new PeriodicExportingMetricReader({
      exporter,
      exportIntervalMillis: Number(process.env.OTEL_METRIC_EXPORT_INTERVAL || 60_000),
      metricProducers: [prometheusProducer(registry)],
    });
    const provider = new MeterProvider({ resource, readers: [reader] });
    ends.push(() => provider.shutdown());
  }
  return {
    stop: async () => {
      // An unreachable collector must not keep the server from stopping.
      await Promise.allSettled(ends.map((end) => end()));
    },
  };
}

type Metric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
type Value = Metric['values'][number] & { readonly metricName?: string };
interface Period {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** The metrics of `/metrics` as OpenTelemetry data: the same values under the same names. */
export function prometheusProducer(registry: Registry): MetricProducer {
  const startTime = millisToHrTime(Date.now());
  return {
    collect: async () => {
      const period = { startTime, endTime: hrTime() };
      const metrics = (await registry.getMetricsAsJSON()).flatMap((metric) => toData(metric, period) ?? []);
      const scopeMetrics = [{ scope: { name: 'navette' }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

function toData(metric: Metric, period: Period): MetricData | undefined {
  const shared = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const numbers = () => metric.values.map(({ value, labels }) => ({ ...period, attributes: { ...labels }, value }));
  // prom-client reports metric types as strings, but types them as an enum of the same values.
  switch (String(metric.type)) {
    case 'counter':
      return { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: numbers() };
    case 'gauge':
      return { ...shared, dataPointType: DataPointType.GAUGE, dataPoints: numbers() };
    case 'histogram':
      return { ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(metric, period) };
    default:
      return undefined;
  }
}

/** A histogram of prom-client is a flat list of `_bucket`, `_sum` and `_count` for each set of labels. */
function histograms({ name, values }: Metric, period: Period): DataPoint<Histogram>[] {
  const points = new Map<string, { labels: Record<string, string | number>; values: Value[] }>();
  for (const value of values) {
    const { le: _, ...labels }: Partial<Record<string, string | number>> = value.labels;
    const key = JSON.stringify(labels);
    const known = points.get(key);
    if (known) known.values.push(value);
    else points.set(key, { labels: defined(labels), values: [value] });
  }
  return [...points.values()].map((point) => ({
    ...period,
    attributes: point.labels,
    value: histogramOf(name, point.values),
  }));
}

function histogramOf(name: string, values: readonly Value[]): Histogram {
  const named = (suffix: string) => values.filter(({ metricName }) => metricName === `${name}${suffix}`);
  const buckets = named('_bucket').map(({ value, labels }) => ({ le: Number(labels.le ?? Infinity), value }));
  const boundaries = buckets.map(({ le }) => le).filter((le) => Number.isFinite(le));
  const count = named('_count')[0]?.value ?? 0;
  // Prometheus buckets are cumulative.
  const upTo = [...buckets.filter(({ le }) => Number.isFinite(le)).map(({ value }) => value), count];
  const counts = upTo.map((value, index) => value - (upTo[index - 1] ?? 0));
  return { buckets: { boundaries, counts }, sum: named('_sum')[0]?.value ?? 0, count };
}

const defined = (labels: Partial<Record<string, string | number>>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(labels).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
