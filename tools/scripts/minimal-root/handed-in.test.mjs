import { expect, it } from 'vitest';
import { handedIn } from './empty-machine.mjs';

it('hands in how the package registry is reached, with the files that are named, and nothing else', () => {
  const reach = {
    npm_config_registry: 'https://npm.example/',
    HTTPS_PROXY: 'http://proxy.example:3128',
    NODE_EXTRA_CA_CERTS: import.meta.filename,
  };
  expect(handedIn({ ...reach, PATH: '/usr/bin', HOME: '/home/noor', SECRET: '/etc/hostname' })).toEqual({
    env: reach,
    files: [import.meta.filename],
  });
});
