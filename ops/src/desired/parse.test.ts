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
    ['remotes: {}\n', ['release.yaml:1: navette: ']],
    ['', ['release.yaml:1: ']],
    ['- one\n', ['release.yaml:1: ']],
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
  });

  it('a release.yaml does not grow in memory, whatever its aliases say', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefg'
        .split('')
        .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefg'[index]}`).join(',')}]`),
    ].join('\n');
    expect(() => parse(`navette: 1\n${bomb}`)).toThrow('release.yaml');
  });
});
