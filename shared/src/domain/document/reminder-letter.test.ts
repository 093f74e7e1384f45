import { describe, expect, it } from 'vitest';
import { letterDueDate, reminderLetter, type ReminderSource } from './reminder-letter.ts';
import { blockOf, printed, tableRows, sampleCompany, sampleSource } from './testing/sample-source.ts';

const letter = (more: Partial<ReminderSource> = {}): ReminderSource => ({
  invoice: sampleSource(),
  level: 2,
  today: '2026-04-20',
  paid: 0,
  ...more,
});

describe('a reminder letter', () => {
  it('a reminder letter is a formal notice that leaves 7 days from the day it is printed (specification/invoices.md#terms)', () => {
    const document = reminderLetter(letter());
    expect(document.title).toBe('Deuxième rappel – mise en demeure – Facture 000123');
    expect(printed(blockOf(document, 'heading').facts)).toContain('Échéance: 27/04/2026');
    expect(letterDueDate(letter({ level: 3 }))).toBe('2026-04-27');
  });

  it('a reminder letter names the client when it is addressed to somebody else', () => {
    const document = reminderLetter(letter({ invoice: sampleSource({ about: 'Zoé Œuvrard' }) }));
    expect(printed(blockOf(document, 'heading').facts)).toContain('Concerne: Zoé Œuvrard');
  });

  it('a reminder letter of level 1 is free and leaves 14 days', () => {
    const document = reminderLetter(letter({ level: 1 }));
    expect(printed(blockOf(document, 'heading').facts)).toContain('Échéance: 04/05/2026');
    expect(blockOf(document, 'text').paragraphs).toContain('Ce premier rappel est gratuit.');
    expect(blockOf(document, 'payment').code?.payload).toContain('EUR54.50');
    expect(document.fileName).toBe('rappel-1-000123');
  });

  it('distinguishes the due date of the invoice from the one of the letter', () => {
    const document = reminderLetter(letter({ level: 1 }));
    expect(blockOf(document, 'table').columns[2]?.header).toBe('Échéance initiale');
    expect(blockOf(document, 'heading').facts.filter(({ label }) => label === 'Échéance')).toHaveLength(1);
  });

  it('asks for the open amount after a partial payment', () => {
    const document = reminderLetter(letter({ paid: 20 }));
    expect(tableRows(document)).toEqual([['000123', '10/03/2026', '25/03/2026', '54,50', '20,00', '34,50']]);
    // A credited amount is not a payment of the client.
    expect(blockOf(document, 'table').columns[4]?.header).toBe('Payé ou crédité');
    expect(blockOf(document, 'payment').code?.payload).toContain('EUR34.50\n\n100012300038');
  });

  it.each([54.5, 60])('asks for nothing once %d is paid', (paid) => {
    expect(blockOf(reminderLetter(letter({ paid })), 'payment')).toMatchObject({ code: null, slip: null });
  });

  it('a reminder letter uses the text of the organisation when there is one', () => {
    const company = { ...sampleCompany, reminderText: 'Petit oubli ?\n\nMerci.', noticeText: 'Mise en demeure.' };
    const own = (level: 1 | 3) =>
      blockOf(reminderLetter(letter({ level, invoice: sampleSource({ company }) })), 'text').paragraphs.slice(1);
    expect([own(1), own(3)]).toEqual([['Petit oubli ?', 'Merci.'], ['Mise en demeure.']]);
    const invoice = sampleSource({ language: 'nl', company: { ...company, reminderTextNl: 'Vergeten?' } });
    expect(blockOf(reminderLetter(letter({ level: 1, invoice })), 'text').paragraphs.slice(1)).toEqual(['Vergeten?']);
  });
});
