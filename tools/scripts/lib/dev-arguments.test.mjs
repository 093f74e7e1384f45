import { describe, expect, it } from 'vitest';
import { devArguments } from './dev-arguments.mjs';

const read = (/** @type {string[]} */ words, env = {}) => devArguments(words, env, ['remote-a', 'remote-b']);

describe('the arguments of npm run dev', () => {
  it('takes the port of the command line before that of the environment, and 3000 without one', () => {
    expect(read(['remote-a', '--port', '4311'], { DEV_PORT: '4310' })).toEqual({ remote: 'remote-a', port: 4311 });
    expect(read(['--port=4311', 'remote-b'])).toEqual({ remote: 'remote-b', port: 4311 });
    expect(read(['remote-a'], { DEV_PORT: '4310' }).port).toBe(4310);
    expect(read(['remote-a']).port).toBe(3000);
  });

  it.each([
    [['remote-a', '--port', 'many'], /--port must be a number from 1 to 65535, not many/],
    [['remote-a', '--turbo'], /--turbo[^]*Usage: npm run dev/],
    [['remote-c'], /one of: remote-a, remote-b/],
    [[], /Usage: npm run dev/],
  ])('prints its usage: %j', (words, message) => {
    expect(() => read(words)).toThrow(message);
  });
});
