import type { Page } from '@playwright/test';
import type { Pin } from '../running-release.ts';
import { hashOf, type Mend, repin, serveInstead } from './alter-release.ts';
import type { Fault } from './fault.ts';

/** Version of the remote with another program, and the same texts and declaration. */
async function releaseContainer(page: Page, pin: Pin, program: (container: string) => string): Promise<Mend> {
  const { name } = pin.declaration;
  const version = '99.0.0';
  const container = `navette_${name}_99_0_0`;
  const base = pin.base.replace(/[^/]+\/$/, `${version}/`);
  const content = program(container);
  const texts = await page.route(`**${base}messages/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(base, pin.base) });
    await route.fulfill({ response });
  });
  const mendEntry = await serveInstead(page, `${base}${pin.entry}`, content);
  const mendPin = await repin(page, name, (same) => ({
    ...same,
    version,
    container,
    base,
    files: { ...same.files, [same.entry]: hashOf(content) },
    modules: Object.fromEntries(Object.keys(same.modules).map((module) => [module, []])),
    declaration: { ...same.declaration, version },
  }));
  return async () => {
    await mendPin();
    await Promise.all([mendEntry(), texts.dispose()]);
  };
}

const throwing = (container: string): string => `globalThis.${container} = {
  init() {},
  async get() { return () => ({ default: () => { throw new Error('The calendar has no Monday'); } }); },
};`;

const withOwnReact = (container: string): string => `globalThis.${container} = {
  init(shareScope) {
    const react = { version: '19.99.0', createElement: () => null, useState: () => { throw new Error('Invalid hook call'); } };
    shareScope.react['19.99.0'] = {
      version: '19.99.0', from: '${container}', loaded: true, lib: () => react, get: async () => () => react,
      scope: ['default'], useIn: ['${container}'], deps: [], strategy: 'loaded-first',
      shareConfig: { singleton: true, strictVersion: false, requiredVersion: '^19.99.0' },
    };
  },
  async get() { return () => ({ default: () => null }); },
};`;

/** Faults of a release itself: every file arrives as released. */
export const BAD_RELEASES: readonly Fault[] = [
  {
    what: 'whose program is no JavaScript',
    reason: 'One of its files is damaged, or this browser is too old to read it.',
    detail: 'syntax',
    inject: (page, pin) => releaseContainer(page, pin, (container) => `globalThis.${container} = {{;`),
  },
  {
    what: 'that throws when it is drawn',
    reason: 'It ran into an unexpected error.',
    detail: 'The calendar has no Monday',
    inject: (page, pin) => releaseContainer(page, pin, throwing),
  },
  {
    what: 'for another version of the host',
    reason:
      'This part was built for another version of the application. The technical team has to release a compatible one.',
    detail: /needs host contract \^9\.0\.0/i,
    inject: (page, pin) =>
      repin(page, pin.declaration.name, (same) => ({
        ...same,
        declaration: { ...same.declaration, contract: '^9.0.0' },
      })),
  },
  {
    what: 'that brings its own React',
    reason: 'It needs a shared module that this version of the application does not provide.',
    detail: /react is loaded twice: by navette_host and navette_\w+_99_0_0/,
    inject: (page, pin) => releaseContainer(page, pin, withOwnReact),
  },
];
