import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';

describe('navette-remote', () => {
  it('takes a command and its options', () => {
    expect(readArguments(['release', '--registry', 'r', '--dry-run', '--json'])).toMatchObject({
      command: 'release',
      registry: 'r',
      dryRun: true,
      allowDirty: false,
      json: true,
    });
  });

  it('takes of an address the origin only', () => {
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
  ])('does not guess what %j means', (words) => {
    expect(() => readArguments(words)).toThrow(expect.objectContaining({ code: 2 }));
  });

  it('explains itself when nothing is said', () => {
    expect(readArguments([]).command).toBe('help');
  });
});
