import type { PinnedRemote } from '@navette/shared/release';
import type { Page } from 'playwright-core';
import type { Finding } from '../report.ts';
import type { Watch } from './watch.ts';

/**
 * Loads the dialogs and slots of a remote through the host's own loader, with its checks, and checks that each exports a component. They are not
 * rendered, since that depends on their props.
 * @param page one that stands on a page of this remote, so that the host knows its files
 */
export async function loadModules(
  page: Page,
  watch: Watch,
  remote: string,
  { container, base, entry, declaration }: PinnedRemote,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { module } of [...declaration.dialogs, ...declaration.slots]) {
    const fault = await page.evaluate(load, { container, address: `${base}${entry}`, module });
    const problems = [...(fault === undefined ? [] : [fault]), ...watch.take()];
    findings.push(
      ...problems.map((detail): Finding => ({ severity: 'failed', remote, detail: `${module}: ${detail}` })),
    );
  }
  return findings;
}

interface Wanted {
  readonly container: string;
  readonly address: string;
  readonly module: string;
}

/** Runs in the page. */
async function load({ container, address, module }: Wanted): Promise<string | undefined> {
  interface Runtime {
    readonly name: string;
    registerRemotes(remotes: { name: string; entry: string }[]): void;
    loadRemote(name: string): Promise<{ readonly default?: unknown } | null>;
  }
  const {
    ['__FEDERATION__']: federation,
  }: { ['__FEDERATION__']?: { readonly ['__INSTANCES__']?: readonly Runtime[] } } = Object(globalThis);
  const { ['__INSTANCES__']: instances = [] } = federation ?? {};
  const host = instances.find(({ name }) => name === 'navette_host');
  if (!host) return 'the host has no federation runtime in this page';
  try {
    host.registerRemotes([{ name: container, entry: new URL(address, location.href).href }]);
    const loaded = await host.loadRemote(`${container}/${module.replace('./', '')}`);
    return typeof loaded?.default === 'function' ? undefined : 'it has no component as default export';
  } catch (error) {
    return `it does not load: ${String(error)}`;
  }
}
