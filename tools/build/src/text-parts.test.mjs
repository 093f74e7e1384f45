import { expect, it } from 'vitest';
import { partsOf } from './text-parts.mjs';

const keys = ['board.move', 'board.state.late', 'form.save', 'form.title', 'mail.none', 'records.add', 'remote.title'];

/** Every text weighs what a page needs for a part of its own, but those of the mail. @param {Iterable<string>} texts */
const weigh = (texts) => [...texts].filter((key) => !key.startsWith('mail.')).length * 20_000;

it('gives a large page its own part, small ones one together, and leaves out what slots bring or nothing shows', () => {
  const parts = partsOf(
    keys,
    {
      './slots/demands': "import('x'); t('form.save')",
      './pages/board': "t('board.move'); t(`board.state.${state}`); t('form.save')",
      './pages/mail': "t('mail.none'); t('form.save')",
    },
    weigh,
  );
  expect(Object.fromEntries(parts)).toEqual({
    slots: ['form.save'],
    pages__board: ['board.move', 'board.state.late'],
    rest: ['mail.none'],
  });
});

it.each([
  ['written out', "say('records.add')"],
  ['built from a start', "say('records.' + verb)"],
  ['built in a template', 'say(`records.${verb}`)'],
  ['of a kind of record', "list({ textPrefix: 'records' })"],
])('finds a text whose key is %s', (_, script) => {
  const parts = partsOf(keys, { './slots/one': "t('form.save')", './dialogs/client': script }, weigh);
  expect(parts.get('dialogs__client')).toEqual(['records.add']);
});

it('makes no parts where all texts would be in one', () => {
  expect(partsOf(keys, { './pages/mail': "t('mail.none')" }, weigh).size).toBe(0);
});
