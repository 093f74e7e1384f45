import type { Registry } from 'prom-client';
import type { Telemetry } from './sdk.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';

/** Starts the telemetry that the environment asks for; the SDK is loaded only then. */
export async function startTelemetry(
  settings: TelemetrySettings | undefined,
  registry: Registry,
): Promise<Telemetry | undefined> {
  if (!settings) return undefined;
  const { startSdk } = await import('./sdk.ts');
  return startSdk(settings, registry);
}
