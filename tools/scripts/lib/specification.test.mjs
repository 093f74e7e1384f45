import { describe, expect, it } from 'vitest';
import { specificationFaults } from './specification.mjs';

const bookings = {
  name: 'docs/specification/bookings.md',
  text: "# Bookings\n\n## Pick-up time\n\n## Driver's answer\n",
};
/** Split, so that the gate does not take it for a reference of this file. */
const reference = (/** @type {string} */ heading, page = 'bookings') => `specification/${page}.md${heading}`;
const source = (/** @type {string} */ text) => ({ name: 'shared/src/rule.ts', text: `\n/** A rule (${text}). */` });

describe('references to the specification', () => {
  it('accepts a page, and a heading as GitHub writes its anchor', () => {
    const files = ['', '#pick-up-time', '#drivers-answer'].map((heading) => source(reference(heading)));
    expect(specificationFaults([bookings, ...files])).toEqual([]);
  });

  it('refuses a heading that the page does not have, with file and line', () => {
    expect(specificationFaults([bookings, source(reference('#pick-up'))])).toEqual([
      'shared/src/rule.ts:2: no heading bookings.md#pick-up',
    ]);
  });

  it('refuses a missing page', () => {
    expect(specificationFaults([bookings, source(reference('#status', 'trips'))])).toEqual([
      'shared/src/rule.ts:2: no heading trips.md#status',
    ]);
  });

  it('refuses a broken link from one page to another, or within a page', () => {
    const clients = { name: 'docs/specification/clients.md', text: '# Clients\n[a](bookings.md#form), [b](#list)\n' };
    expect(specificationFaults([bookings, clients])).toEqual([
      'docs/specification/clients.md:2: no heading bookings.md#form',
      'docs/specification/clients.md:2: no heading clients.md#list',
    ]);
  });

  it('refuses two headings of one name on a page', () => {
    const twice = { ...bookings, text: `${bookings.text}\n### Pick-up time\n` };
    expect(specificationFaults([twice])).toEqual(['docs/specification/bookings.md: two headings #pick-up-time']);
  });
});
