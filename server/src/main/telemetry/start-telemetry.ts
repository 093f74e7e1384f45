import type { Registry } from 'prom-client';
import type { TelemetrySettings } from './telemetry-settings.ts';

/** Running telemetry. */
export interface Telemetry {
  /** Flushes and stops. */
  stop(): Promise<void>;
}

/** Starts the configured telemetry; the SDK is loaded only then. */
export async function startTelemetry(
  settings: TelemetrySettings | undefined,
  registry: Registry,
): Promise<Telemetry | undefined> {
  if (!settings) return undefined;
  const { startSdk } = await import('./sdk.ts');
  return startSdk(settings, registry);
}
