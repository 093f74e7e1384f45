import { expect, it } from 'vitest';
import { handedIn } from './empty-machine.mjs';

it('passes the package registry settings with the named files, and nothing else', () => {
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
