import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter as JsonMetrics } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPMetricExporter as ProtobufMetrics } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter as JsonTraces } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufTraces } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Registry } from 'prom-client';
import { prometheusProducer } from './prometheus-producer.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';

/** Running telemetry. */
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
