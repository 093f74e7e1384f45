import { describe, expect, it } from 'vitest';
import { parseDesired } from './parse.ts';

const parse = (text: string) => parseDesired(text, 'release.yaml');

describe('a release.yaml', () => {
  it('a release.yaml is read with every section, or with few of them', () => {
    expect(parse('navette: 1\n')).toEqual({ navette: 1 });
    expect(
      parse(`
navette: 1
host: deployed
remotes: { dispatch: 1.1.0, masterdata: 1.10.0 }
menu: [{ path: /mcode, section: others, order: 40 }]
stage: { remotes: { dispatch: 1.2.0 }, roles: [lead] }
policy: { automatic: true, budget: 0.1 }
overrides: null
`),
    ).toMatchObject({
      remotes: { dispatch: '1.1.0', masterdata: '1.10.0' },
      stage: { remotes: { dispatch: '1.2.0' }, roles: ['lead'], users: [] },
      policy: { automatic: true, budget: 0.1 },
      overrides: null,
    });
  });

  it.each([
    ['navette: 1\nremotes: {}\nremtoes: {}\n', ['release.yaml:3: unknown key remtoes']],
    [
      'navette: 1\nmenu:\n  - path: /a\n    hiden: true\n  - path: /b\n    order: -1\n',
      ['release.yaml:4: unknown key hiden in menu.0', 'release.yaml:6: menu.1.order: '],
    ],
    ['navette: 1\nremotes:\n  dispatch: 1.2\n', ['release.yaml:3: remotes.dispatch: a version in three numbers']],
    ['navette: 1\nremotes:\n  dispatch: 1.2.0\n  dispatch: 1.3.0\n', ['release.yaml:4: Map keys must be unique']],
    ['navette: 1\n\nstage:\n  remotes: {}\n  rolls: [lead]\n', ['release.yaml:5: unknown key rolls in stage']],
    ['navette: 1\npolicy:\n  automatic: perhaps\n', ['release.yaml:3: policy.automatic: ']],
    ['navette: 1\noverrides: { origins: [https://x.example], until: soon }\n', ['release.yaml:2: overrides.until: ']],
    ['navette: 2\n', ['release.yaml:1: navette: the version of this format, which is 1']],
    ['remotes: {}\n', ['release.yaml:1: navette: is missing; it must be the version of this format, which is 1']],
    ['navette: 1\n---\nnavette: 1\n', ['release.yaml:2: the file must contain one document']],
    ['navette: 1\n\nremotes: *runs\n', ['release.yaml:3: *runs is undefined: there is no &runs before it']],
    ['', ['release.yaml:1: the file takes a mapping (name: value)']],
    ['- one\n', ['release.yaml:1: the file takes a mapping (name: value)']],
    ['navette: 1\nremotes:\n', ['release.yaml:2: remotes: takes a mapping (name: value)']],
    ['navette: 1\nremotes:\n  - dispatch\n', ['release.yaml:3: remotes: takes a mapping (name: value)']],
    ['navette: 1\nremotes:\n  Dispatch: 1.0.0\n', ['remotes.Dispatch: is an invalid name: the name of a remote']],
    ['navette: 1\nmenu:\n  - path: mcode\n', ['release.yaml:3: menu.0.path: must begin with /']],
    ['navette: 1\nmenu: [{ path: /a, order: x }]\n', ['menu.0.order: takes a number']],
    ['navette: 1\nmenu: [{ path: /a, section: othres }]\n', ['menu.0.section: No section of the host, nor a name']],
    [
      'navette: 1\nmenu: [{ path: /a, titles: { fr: A, en: A } }]\n',
      ['menu.0.titles.nl: is missing; it must be a text'],
    ],
    ['navette: 1\nroles: { x/codes: [laed] }\n', ['roles.x/codes.0: must be one of dispatch, ']],
    ['navette: 1\nroles: { x/codes: lead }\n', ['roles.x/codes: takes a list']],
    [
      'navette: 1\nroles: { mcode: [lead] }\n',
      ['roles.mcode: is an invalid name: The name of the remote, a slash, and'],
    ],
    ['navette: 1\nstage: { percent: 120 }\n', ['stage.percent: must be at most 100']],
    ['navette: 1\npolicy: { minimum: 0 }\n', ['policy.minimum: must be at least 1']],
    ['navette: 1\noverrides: { origins: [a], until: soon }\n', ['until: must be a time in UTC']],
    ['navette: 1\noverrides: { origins: [] }\n', ['origins: is empty', 'until: is missing; it must be']],
    ['navette: 1\nremotes: [\n', ['release.yaml:']],
    ['navette: 1\nhost: latest\n', ['release.yaml:2: host: deployed, or a version such as 1.2.0']],
  ])('is refused with its line: %j', (text, messages) => {
    let said = '';
    try {
      parse(text);
    } catch (error) {
      said = String(error);
    }
    for (const message of messages) expect(said).toContain(message);
    expect(said).not.toContain('Invalid');
  });

  it('a release.yaml cannot exhaust the memory by its aliases', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefg'
        .split('')
        .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefg'[index]}`).join(',')}]`),
    ].join('\n');
    expect(() => parse(`navette: 1\n${bomb}`)).toThrow('release.yaml:1: its aliases (*name) repeat too much');
  });
});
