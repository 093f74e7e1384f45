import { describe, expect, it } from 'vitest';
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
  ])('refuses arguments that it does not know: %j', (words) => {
    expect(() => readArguments(words)).toThrow(expect.objectContaining({ code: 2 }));
  });

  it('prints the help without arguments', () => {
    expect(readArguments([]).command).toBe('help');
  });
});
