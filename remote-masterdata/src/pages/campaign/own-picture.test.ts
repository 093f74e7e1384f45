import { expect, it } from 'vitest';
import { isOwnPicture } from './index.tsx';

const HERE = 'https://office.example';

it.each(['/files/letter.png', 'https://office.example/letter.png', 'data:image/png;base64,AAAA'])(
  'shows %s',
  (address) => expect(isOwnPicture(address, HERE)).toBe(true),
);

it.each([
  'https://mailing.example/letter.png',
  '//mailing.example/letter.png',
  'http://office.example/x.png',
  'javascript:alert(1)',
  'https://',
])('does not load %s', (address) => expect(isOwnPicture(address, HERE)).toBe(false));
