import { describe, expect, it } from 'vitest';
import { telemetryOf } from './telemetry-settings.ts';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';

describe('the variables of OpenTelemetry', () => {
  it('the variables of OpenTelemetry send nothing unless they name an endpoint', () => {
    expect(telemetryOf({})).toBeUndefined();
    expect(telemetryOf({ OTEL_SERVICE_NAME: 'navette-antwerp', OTEL_TRACES_EXPORTER: 'otlp' })).toBeUndefined();
    expect(telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  });

  it('the variables of OpenTelemetry send traces and metrics, or one of both', () => {
    expect(telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT })).toMatchObject({ traces: true, metrics: true });
    expect(telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_METRICS_EXPORTER: 'none' })).toMatchObject({
      traces: true,
      metrics: false,
    });
    expect(telemetryOf({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector/v1/traces' })).toMatchObject({
      traces: true,
      metrics: false,
    });
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL'],
    [{ OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'],
    [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER'],
  ])('invalid settings of OpenTelemetry stop the start: %j', (env, name) => {
    expect(() => telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT, ...env })).toThrow(name);
  });
});
