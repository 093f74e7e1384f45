import type { ComponentType } from 'react';

export type Load = () => Promise<{ default: ComponentType<never> }>;

const modules = new Map<string, Load>();

/** Registers a remote's module for the tests, `navette_dispatch_1_0_0/pages/booking`, or its load failure. */
export function remoteModule(id: string, load: Load): void {
  modules.set(id, load);
}

export const forgetRemotes = (): void => modules.clear();

/** The runtime of module federation, without requests. */
export const federation = {
  registerRemotes: (): void => undefined,
  loadRemote: (id: string): Promise<unknown> => {
    const load = modules.get(id);
    return load ? load() : Promise.reject(new Error(`No module ${id} in this test`));
  },
  shareScopeMap: {},
  options: { remotes: [] },
};
