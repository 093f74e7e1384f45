import { type Environment, settingOf } from '../../kernel/settings.ts';

/** Export settings for an OpenTelemetry collector. */
export interface TelemetrySettings {
  readonly traces: boolean;
  readonly metrics: boolean;
  readonly tracesProtocol: OtlpProtocol;
  readonly metricsProtocol: OtlpProtocol;
}

/** Export protocol; the SDK's third one, gRPC, is not supported. */
export type OtlpProtocol = 'http/protobuf' | 'http/json';

/**
 * The standard variables of OpenTelemetry, except that nothing is exported without an endpoint: the standard's default is a collector on the same
 * machine.
 */
export function telemetryOf(env: Environment): TelemetrySettings | undefined {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined;
  const settings = {
    traces: isSent(env, 'TRACES'),
    metrics: isSent(env, 'METRICS'),
    tracesProtocol: protocolOf(env, 'TRACES'),
    metricsProtocol: protocolOf(env, 'METRICS'),
  };
  return settings.traces || settings.metrics ? settings : undefined;
}

type Signal = 'TRACES' | 'METRICS';

function isSent(env: Environment, signal: Signal): boolean {
  const name = `OTEL_${signal}_EXPORTER` as const;
  const exporter = settingOf(env, name);
  if (exporter !== 'otlp' && exporter !== 'none') throw new Error(`${name} must be otlp or none, not ${exporter}`);
  return (
    exporter === 'otlp' &&
    Boolean(env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT` as const] || env.OTEL_EXPORTER_OTLP_ENDPOINT)
  );
}

function protocolOf(env: Environment, signal: Signal): OtlpProtocol {
  const own = `OTEL_EXPORTER_OTLP_${signal}_PROTOCOL` as const;
  const name = env[own] ? own : 'OTEL_EXPORTER_OTLP_PROTOCOL';
  const protocol = settingOf(env, name);
  if (protocol === 'http/protobuf' || protocol === 'http/json') return protocol;
  throw new Error(`${name} must be http/protobuf or http/json, not ${protocol}`);
}
