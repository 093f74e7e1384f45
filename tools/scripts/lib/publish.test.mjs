import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const OWN = 'start of the suite';

/**
 * A fake of the ops program.
 * @param {{ refuses?: Record<string, { message: string, reason?: string }>, status?: object }} [answers]
 */
function fakeOps({ refuses = {}, status = {} } = {}) {
  /** @type {string[][]} */
  const calls = [];
  const runs = async (/** @type {string} */ _node, /** @type {string[]} */ [, ...args]) => {
    calls.push(args.slice(0, args.indexOf('--registry')));
    const refusal = refuses[args[0] ?? ''];
    if (refusal)
      return { code: 1, output: `${JSON.stringify({ error: 'refused', ...refusal })}\n${refusal.message}\n` };
    const [, folder = ''] = args;
    const name = /remote-(\w+)/.exec(folder)?.[1];
    const answer = args[0] === 'publish' ? { name, version: '1.0.0+new' } : args[0] === 'status' ? status : {};
    return { code: 0, output: `${JSON.stringify(answer)}\nWarning: a line that is no JSON\n` };
  };
  const commands = () => calls.map(([command]) => command);
  return { runs, calls, commands };
}

const loadPublish = () => import('./publish.mjs');

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('REGISTRY_URL', '');
  vi.stubEnv('REGISTRY_DIR', mkdtempSync(join(tmpdir(), 'navette-registry-')));
  vi.stubEnv('NAVETTE_REMOTES', 'booqit,dispatch');
});
afterEach(() => vi.unstubAllEnvs());

describe('npm start', () => {
  it('activates what it published where nothing runs yet', async () => {
    const { publish } = await loadPublish();
    const { runs, calls } = fakeOps({ status: { running: null, staged: null, remotes: [] } });
    expect(await publish(runs)).toBe('');
    expect(calls.at(-1)).toEqual(['activate', '--latest', '--unverified', '--why', OWN]);
  });

  it('activates changed builds when the running set is its own activation', async () => {
    const { publish } = await loadPublish();
    const { runs, commands } = fakeOps({ status: { running: { who: 'noor', why: OWN }, staged: null, remotes: [] } });
    expect(await publish(runs)).toBe('');
    expect(commands()).toEqual(['publish', 'publish', 'status', 'activate']);
  });

  it.each([
    ['activated, removed or rolled back', { running: { who: 'sam', why: 'list stays empty' }, staged: null }],
    ['staged', { running: { who: 'noor', why: OWN }, staged: { who: 'sam', why: 'list stays empty' } }],
  ])('activates nothing once somebody has %s with ops, and says what is new', async (_, decided) => {
    const { publish } = await loadPublish();
    const status = { ...decided, remotes: [{ name: 'booqit', version: '1.0.0+new' }] };
    const { runs, commands } = fakeOps({ status });
    const said = await publish(runs);
    expect(commands()).not.toContain('activate');
    expect(said).toContain('sam chose it with ops ("list stays empty")');
    expect(said).toContain('New, and only published: dispatch@1.0.0+new.');
    expect(said).toContain('ops.mjs activate dispatch@1.0.0+new --unverified');
  });

  it('says the same at the next start without asking ops again', async () => {
    const { publish } = await loadPublish();
    const status = { running: { who: 'sam', why: 'list stays empty' }, staged: null, remotes: [] };
    const said = await publish(fakeOps({ status }).runs);
    const again = fakeOps({ status });
    expect(await publish(again.runs)).toBe(said);
    expect(again.commands()).toEqual([]);
  });

  const rights = { message: 'This needs the right publish:booqit, and no token was shown.', reason: 'rights' };
  const versionOf = async (/** @type {string} */ dist) => `${/remote-(\w+)/.exec(dist)?.[1]}@1.0.0+new`;

  it('says what is new and which token it needs when the registry requires one', async () => {
    const { publish } = await loadPublish();
    const remotes = [{ name: 'booqit', version: '1.0.0+new' }];
    const status = { running: { who: 'noor', why: OWN }, staged: null, remotes };
    const { runs, commands } = fakeOps({ refuses: { publish: rights }, status });
    const said = await publish(runs, versionOf);
    expect(said).toContain('The running set was kept: this registry requires a token for changes.');
    expect(said).toContain('New, and not published yet: dispatch@1.0.0+new.');
    expect(said).toContain(
      'To publish: NAVETTE_OPS_TOKEN=… npm start, with a token for publish:dispatch,activate:dispatch.',
    );
    expect(said).not.toContain('refused');
    expect(commands()).not.toContain('activate');
  });

  it('prints nothing without a token when the built version runs', async () => {
    const { publish } = await loadPublish();
    const remotes = ['booqit', 'dispatch'].map((name) => ({ name, version: '1.0.0+new' }));
    const status = { running: { who: 'sam', why: 'list stays empty' }, staged: null, remotes };
    expect(await publish(fakeOps({ refuses: { publish: rights }, status }).runs, versionOf)).toBe('');
  });

  it('says how to publish and activate when somebody chose the running set, and a token is required', async () => {
    const { publish } = await loadPublish();
    const status = { running: { who: 'sam', why: 'list stays empty' }, staged: null, remotes: [] };
    const said = await publish(fakeOps({ refuses: { publish: rights }, status }).runs, versionOf);
    expect(said).toContain('New, and not published yet: booqit@1.0.0+new, dispatch@1.0.0+new.');
    expect(said).toContain('sam chose it with ops ("list stays empty")');
    expect(said).toMatch(/ops\.mjs activate booqit@1\.0\.0\+new dispatch@1\.0\.0\+new --unverified .* --token …/u);
  });

  it('says that the published version does not run when its token may publish but not activate', async () => {
    const { publish } = await loadPublish();
    const status = { running: { who: 'noor', why: OWN }, staged: null, remotes: [] };
    const said = await publish(fakeOps({ refuses: { activate: rights }, status }).runs, versionOf);
    expect(said).toContain('New, and only published: booqit@1.0.0+new, dispatch@1.0.0+new.');
    expect(said).toContain('activate:booqit');
  });

  it('prints the message of ops for a damaged registry, without a stack trace', async () => {
    const { NotPublished, publish } = await loadPublish();
    const message = "history.jsonl can't be read.";
    await expect(publish(fakeOps({ refuses: { publish: { message } } }).runs)).rejects.toThrow(
      new NotPublished(message),
    );
  });
});
