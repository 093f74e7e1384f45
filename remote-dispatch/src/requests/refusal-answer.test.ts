import { describe, expect, it } from 'vitest';
import { DOCUMENT_LANGUAGES, REFUSAL_REASONS } from '@navette/shared/domain';
import { languageOfText, refusalAnswer } from './refusal-answer.ts';

const trip = { date: '2026-05-12', time: '14:30', note: '' } as const;

describe('the answer to a refused request', () => {
  it.each(REFUSAL_REASONS.flatMap((reason) => DOCUMENT_LANGUAGES.map((language) => [reason, language] as const)))(
    'says day, time and reason %s in %s',
    (reason, language) => {
      const answer = refusalAnswer({ ...trip, reason, note: reason === 'other' ? 'strike.' : '' }, language);
      expect(answer).toMatch(/12\/05\/2026 (à|om|at) 14:30/u);
      expect(answer).not.toMatch(/[{}]|: \.|\.\./u);
    },
  );

  it('adds the words of who refuses to the reason', () => {
    expect(refusalAnswer({ ...trip, reason: 'noVehicle', note: 'désolé' }, 'fr')).toContain(
      'nous n’avons pas de véhicule adapté, désolé.',
    );
  });
});

describe('the language of a mail', () => {
  it.each([
    ['Bonjour, pourriez-vous prendre Mme Claes demain pour une consultation ?', 'fr'],
    ['Beste, kunnen jullie mevrouw Claes morgen ophalen voor een raadpleging?', 'nl'],
    ['Hello, can you please take Mrs Claes to the hospital?', 'en'],
    ['12/05 14:30', undefined],
  ])('of "%s" is %s', (text, language) => {
    expect(languageOfText(text)).toBe(language);
  });
});
