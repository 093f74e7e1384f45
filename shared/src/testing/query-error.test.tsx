import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('names what a query did not find, and prints the page', async () => {
  render(<p>There</p>);
  expect(() => screen.getByText('Not there')).toThrow(/Unable to find[^]*Not there[^]*<p>[^]*There/);
});

it('prints the page of the last look when a query has waited in vain', async () => {
  const { rerender } = render(<p>First</p>);
  const waiting = screen.findByText('Not there', {}, { timeout: 200 });
  rerender(<p>Last</p>);
  await expect(waiting).rejects.toThrow(/Not there[^]*Last/);
});

it('prints each element where a query finds more than the one it asked for', () => {
  render([<p key="one">Twice</p>, <b key="two">Twice</b>]);
  expect(() => screen.getByText('Twice')).toThrow(/Found multiple[^]*<p>[^]*<b>/);
});
