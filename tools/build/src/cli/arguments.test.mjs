import { describe, expect, it, vi } from 'vitest';
import { readArguments } from './arguments.mjs';

describe('navette-remote', () => {
  it('parses a command and its options', () => {
    expect(readArguments(['release', '--registry', 'r', '--dry-run', '--json'])).toMatchObject({
      command: 'release',
      registry: 'r',
      dryRun: true,
      allowDirty: false,
      json: true,
    });
  });

  it('takes only the origin of an address', () => {
    expect(readArguments(['dev', '--host', 'https://navette.example/booking?day=1', '--port', '4001'])).toMatchObject({
      host: 'https://navette.example',
      port: 4001,
    });
  });

  it.each([
    [['dev', '--host', 'navette.example']],
    [['dev', '--port', 'many']],
    [['check', 'everything']],
    [['release', '--force']],
  ])('refuses unknown arguments: %j', (words) => {
    expect(() => readArguments(words)).toThrow(expect.objectContaining({ code: 2 }));
  });

  it.each(['', ' '])('treats an empty --registry (%j) as missing', (registry) => {
    vi.stubEnv('REGISTRY_DIR', '');
    expect(readArguments(['release', '--registry', registry]).registry).toBeUndefined();
    vi.stubEnv('REGISTRY_DIR', '/srv/registry');
    expect(readArguments(['release', '--registry', registry]).registry).toBe('/srv/registry');
    vi.unstubAllEnvs();
  });

  it('prints the help without arguments', () => {
    expect(readArguments([]).command).toBe('help');
  });
});
