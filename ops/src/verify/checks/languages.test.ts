import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/built-remote.ts';
import { sampleCandidate, sampleRemote } from '../testing/candidate.ts';
import { catalogueFaults, checkLanguages } from './languages.ts';

const literal = (value: string) => [{ type: 0, value }];
const named = (name: string) => [
  { type: 0, value: 'Course ' },
  { type: 1, value: name },
];
const plural = (name: string) => [
  {
    type: 6,
    value: name,
    options: { one: { value: [{ type: 7 }, ...named('place')] }, other: { value: [{ type: 7 }] } },
  },
];

const faults = (fr: Record<string, unknown>, nl: Record<string, unknown>, en: Record<string, unknown>) =>
  catalogueFaults(new Map(Object.entries({ fr, nl, en })));

async function checkedFolder(catalogues: Record<string, unknown>) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'messages'));
  for (const [language, messages] of Object.entries(catalogues))
    await writeFile(join(folder, `messages/${language}.json`), JSON.stringify(messages));
  return (await checkLanguages(sampleCandidate([sampleRemote({ folder })]))).map(
    ({ severity, remote, detail }) => `${severity} ${remote}: ${detail}`,
  );
}

describe('the three languages of a remote', () => {
  const whole = { 'x.title': literal('Titre'), 'x.hello': plural('count') };

  it('accepts three complete catalogues', async () => {
    expect(await checkedFolder({ fr: whole, nl: whole, en: whole })).toEqual([]);
  });

  it('refuses a catalogue without a key of another language', () => {
    expect(faults({ a: literal('a') }, { a: literal('a') }, {})).toEqual(['en: a is missing']);
  });

  it.each([[[]], [literal(' ')], ['']])('refuses an empty text', (message) => {
    expect(faults({ a: literal('a') }, { a: message }, { a: literal('a') })).toEqual(['nl: a is empty']);
  });

  it('refuses differing placeholders, also inside a plural and around a tag', () => {
    expect(faults({ a: named('place') }, { a: named('plaats') }, { a: literal('x') })).toEqual([
      'nl: a has the placeholders plaats, fr has place',
      'en: a has the placeholders none, fr has place',
    ]);
    expect(
      faults(
        { a: plural('n') },
        { a: [{ type: 6, value: 'n', options: { other: { value: [{ type: 7 }] } } }] },
        { a: plural('n') },
      ),
    ).toEqual(['nl: a has the placeholders n, fr has n, place']);
    expect(
      faults({ a: [{ type: 8, value: 'b', children: literal('x') }] }, { a: literal('x') }, { a: literal('x') }),
    ).toHaveLength(2);
  });

  it('refuses a missing title or catalogue', async () => {
    const untitled = { 'x.hello': literal('Bonjour') };
    expect(await checkedFolder({ fr: untitled, nl: untitled, en: untitled })).toContain(
      'failed dispatch: nl: the title x.title is missing',
    );
    expect(await checkedFolder({ fr: whole, en: whole })).toEqual(["failed dispatch: messages/nl.json can't be read"]);
  });
});
