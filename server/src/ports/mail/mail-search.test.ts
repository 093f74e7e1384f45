import { describe, expect, it } from 'vitest';
import { readSearch } from './mail-search.ts';

const nothing = { unread: null, from: [], subject: [], words: [] };

describe('the normalised text of a mail search', () => {
  it.each([
    ['', nothing],
    ['   ', nothing],
    ['is:unread', { ...nothing, unread: true }],
    ['IS:Read', { ...nothing, unread: false }],
    ['radio scanner', { ...nothing, words: ['radio', 'scanner'] }],
    ['from:dupont subject:dialyse demain', { ...nothing, from: ['dupont'], subject: ['dialyse'], words: ['demain'] }],
    ['subject:"retour de dialyse" "deux mots"', { ...nothing, subject: ['retour de dialyse'], words: ['deux mots'] }],
    ['from:"Jean Dup', { ...nothing, from: ['Jean Dup'] }],
    ['from: "" x', { ...nothing, words: ['from:', 'x'] }],
    ['label:boss is:starred 10:30', { ...nothing, words: ['label:boss', 'is:starred', '10:30'] }],
    ['a\r\nb\u0000c', { ...nothing, words: ['a', 'b', 'c'] }],
  ])('%j', (q, search) => {
    expect(readSearch(q)).toEqual(search);
  });
});
