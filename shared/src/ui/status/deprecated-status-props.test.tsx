import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatsOf } from '../../i18n/index.ts';
import { renderWithHost } from '../../testing/index.ts';
import { bookingStatusLooks, bookingStatusStyles, StatusMark } from '../index.ts';
import { StatusCell, statusColumn } from '../table/index.ts';

const context = { t: (key: string) => key, formats: formatsOf('en') };
const style = bookingStatusStyles[1];

it('still takes the former names of status properties, for released remotes', () => {
  const column = statusColumn({ id: 'status', header: 'status', look: () => style });
  renderWithHost(
    <>
      <StatusMark look={style} />
      <StatusCell look={style} said={context} />
    </>,
  );
  expect(screen.getByText('Closed')).toBeTruthy();
  expect(screen.getByText(style.label)).toBeTruthy();
  expect([column.value({ id: 1 }), bookingStatusLooks]).toEqual([style.label, bookingStatusStyles]);
});
