import { createElement } from 'react';
import { expect, it } from 'vitest';

const stackOf = (element: object): unknown => Reflect.get(element, '_debugStack');

it('makes no stack of its own for each element of a test', () => {
  const [made, written] = [createElement('p'), <p key="written" />];
  expect(stackOf(made)).toBeInstanceOf(Error);
  expect(stackOf(made)).toBe(stackOf(createElement('p')));
  expect(stackOf(written)).toBe(stackOf(<i />));
});
