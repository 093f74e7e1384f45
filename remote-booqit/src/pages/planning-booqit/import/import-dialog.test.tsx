import { renderWithHost } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import { ImportDialog } from './import-dialog.tsx';

const nameOf = () => ({ name: 'Maes Zoé', row: undefined });
const nothing = () => undefined;

it('says of transports without a match that they are left out, and promises no preview when there are no others', async () => {
  renderWithHost(<ImportDialog items={[]} unmatched={1} nameOf={nameOf} onBooked={nothing} onClose={nothing} />, {
    messages,
  });
  expect(await screen.findByText('1 transport has no client or destination yet and is left out.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Book (0)' })).toHaveProperty('disabled', true);
  expect(screen.queryByText(messages.en['importing.preview'])).toBeNull();
});
