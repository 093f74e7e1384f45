import { describe, expect, it } from 'vitest';
import { LoadFailure } from './load-failure.ts';
import { detailOf } from './error-detail.ts';

describe('detail of a failure in a load report', () => {
  it('reports the file of a failure without origin and query', () => {
    expect(
      detailOf(
        new LoadFailure(
          'notFound',
          'dispatch',
          'https://navette.example/registry/dispatch/1.2.0/booking.3f2a.js?r=3 404',
        ),
      ),
    ).toBe('/registry/dispatch/1.2.0/booking.3f2a.js 404');
  });

  it('reports nothing of a failure that may be personal data', () => {
    const thrown = new SyntaxError(
      'Unexpected token \'D\', "Dupont, Jeanne" is not valid JSON for jeanne@example.org, 0471 23 45 67',
    );
    thrown.stack =
      'SyntaxError: x\n    at parse (https://navette.example/registry/dispatch/1.2.0/booking.3f2a.js?r=2:1:234)';
    const detail = detailOf(new LoadFailure('threw', 'dispatch', `SyntaxError: ${thrown.message}`, thrown));
    expect(detail).toMatch(/^SyntaxError: Unexpected token …, … is not valid JSON/);
    expect(detail).toContain('/registry/dispatch/1.2.0/booking.3f2a.js');
    expect(detail).not.toMatch(/Dupont|jeanne|0471|23 45|\?|navette\.example/);
  });

  it('limits the detail of a failure to the length that the server takes', () => {
    expect(detailOf(new Error('x'.repeat(900))).length).toBe(500);
  });

  it('accepts any thrown value', () => {
    expect(detailOf('nothing')).toBe('nothing');
  });
});
