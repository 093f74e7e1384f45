import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults.mjs';
import { RECORD_TEXTS } from './used-keys.mjs';

/** @typedef {Record<string, Record<string, string>>} Messages By language, `all` for those without messages of their own. */

/** @type {(name: string, byLanguage: Messages) => import('./packages.mjs').Package['catalogues']} */
const catalogues = (name, byLanguage) =>
  ['fr', 'nl', 'en'].map((language) => ({
    language,
    name: `${name}/messages/${language}.json`,
    text: JSON.stringify(byLanguage[language] ?? byLanguage.all, null, 2),
  }));

/**
 * A package whose code is one file.
 * @type {(name: string, byLanguage: Messages, code?: string) => import('./packages.mjs').Package}
 */
const packageOf = (name, byLanguage, code = '') => ({
  name,
  catalogues: catalogues(name, byLanguage),
  sources: [{ name: `${name}/src/page.tsx`, text: code }],
});

const messages = { 'a.one': 'Un {n, number}', 'a.two': 'Deux' };
const sayAll = "t('a.one', { n: 1 }); t('a.two');";

describe('catalogues', () => {
  it('accepts catalogues when every key is used and present in every language', () => {
    expect(faultsOf([packageOf('host', { all: messages }, sayAll)])).toEqual([]);
  });

  it('requires the same keys in every language', () => {
    const nl = { 'a.one': 'Een {n, number}', 'a.three': 'Drie' };
    expect(faultsOf([packageOf('host', { all: messages, nl }, sayAll)])).toEqual([
      'host/messages/nl.json: a.two: missing, host/messages/fr.json has it',
      'host/messages/fr.json: a.three: missing, host/messages/nl.json has it',
    ]);
  });

  it('requires the same placeholders in every language', () => {
    const nl = { ...messages, 'a.one': 'Een {m, number}' };
    expect(faultsOf([packageOf('host', { all: messages, nl }, sayAll)])).toEqual([
      expect.stringContaining('host/messages/nl.json: a.one: placeholders differ from host/messages/fr.json'),
    ]);
  });

  it('refuses invalid and empty messages', () => {
    const en = { 'a.one': 'One {n', 'a.two': ' ' };
    expect(faultsOf([packageOf('host', { all: messages, en }, sayAll)])).toEqual([
      expect.stringContaining('host/messages/en.json: a.one: invalid message'),
      'host/messages/en.json: a.two: empty',
    ]);
  });

  it('requires sorted keys', () => {
    const en = { 'a.two': 'Two', 'a.one': 'One {n, number}' };
    expect(faultsOf([packageOf('host', { all: messages, en }, sayAll)])).toEqual([
      'host/messages/en.json: a.one: out of alphabetical order',
    ]);
  });

  it('refuses a key in two packages', () => {
    const code = "t('a.one'); t('a.two');";
    expect(
      faultsOf([packageOf('host', { all: messages }, code), packageOf('shared', { all: { 'a.two': 'Deux' } })]),
    ).toEqual(['shared/messages/fr.json: a.two: also a key of host']);
  });
});

describe('keys that the code uses', () => {
  const unknown = (/** @type {string} */ code, all = messages) =>
    faultsOf([packageOf('host', { all }, `${sayAll}\n${code}`)]);
  const missing = (/** @type {string} */ key) => [
    `host/src/page.tsx: ${key}: missing in the catalogues of host or shared`,
  ];

  it.each([
    ["t('a.four')"],
    ["ok ? t(ok ? 'a.one' : 'a.four') : null"],
    ["intl.formatMessage({ id: 'a.four' })"],
    ['const x = <FormattedMessage id="a.four" />;'],
    ['const x = <Field labelKey="a.four" />;'],
    ["const page = { titleKey: 'a.four' as const };"],
    ["const key = messageKey('a.four');"],
  ])('requires a message for the key in %s', (code) => {
    expect(unknown(code)).toEqual(missing('a.four'));
  });

  it('requires a message wherever a schema names one', () => {
    expect(unknown("z.string().min(1, 'validation.required')")).toEqual(missing('validation.required'));
  });

  it('requires a message that fits a composed key', () => {
    expect(unknown('t(`a.four.${n}`)')).toEqual([expect.stringContaining('matches no key of host or shared')]);
    expect(unknown('t(`a.${n}`)')).toEqual([]);
  });

  it('requires a message for each text of a kind of record', () => {
    expect(unknown("const kind = { textPrefix: 'a' };")).toEqual(RECORD_TEXTS.flatMap((key) => missing(`a.${key}`)));
  });

  it('ignores keys in comments and types', () => {
    expect(unknown("// t('a.four')\n/** t('a.four') */ type Key = 'validation.four';")).toEqual([]);
  });

  it('allows keys of the shared catalogue, not of another remote', () => {
    const shared = packageOf('shared', { all: { 's.yes': 'Oui' } });
    const other = packageOf('remote-live', { all: { 'l.map': 'Carte' } }, "t('l.map')");
    const host = packageOf('host', { all: messages }, `${sayAll} t('s.yes'); t('l.map');`);
    expect(faultsOf([shared, other, host])).toEqual(missing('l.map'));
  });
});

describe('unused keys', () => {
  const unused = (/** @type {string} */ code) =>
    faultsOf([packageOf('host', { all: messages }, `t('a.one'); ${code}`)]);

  it('refuses an unused key', () => {
    expect(unused('')).toEqual(['host/messages/fr.json: a.two: not used anywhere']);
  });

  it.each([["const columns = [{ header: 'a.two' }];"], ['show(`a.${name}`);'], ["show('a.' + name);"]])(
    'counts a mentioned key as used: %s',
    (code) => {
      expect(unused(code)).toEqual([]);
    },
  );
});
