import { type Answer, renderWithHost } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rowsOf } from '../../entities/transport/transport-row.ts';
import { messages } from '../../testing/messages.ts';
import { sampleInsurance } from '../../testing/sample-insurance.ts';
import { sampleTransport } from '../../testing/sample-transport.ts';
import { ImportDialog } from './import-dialog.tsx';

const rows = rowsOf([[sampleTransport()]]) ?? [];
const nameOf = () => ({ name: 'Maes Zoé', row: undefined });
const nothing = () => undefined;

it('names the legs that lack a client or a destination, and books nothing when there are no others', async () => {
  const leftOut = rows.map((row) => ({ row, missing: 'destination' as const }));
  renderWithHost(<ImportDialog items={[]} leftOut={leftOut} nameOf={nameOf} onBooked={nothing} onClose={nothing} />, {
    messages,
  });
  expect(await screen.findByText('1 trip cannot be booked yet and stays in the list:')).toBeTruthy();
  expect(screen.getByText('10/03/2026 10:00 Maes Zoé · Outbound · destination to look up')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Book (0)' })).toHaveProperty('disabled', true);
});

it('books without a driver: asks for the insurer of an unknown mutuality and whether to book a probable duplicate, and previews again', async () => {
  const part = { transportId: 'BQ-1', part: 0, bookingId: null, date: '2026-03-10', time: '10:00' } as const;
  const refused = (code: string, params: Record<string, string | number>) => ({
    ...part,
    result: 'refused' as const,
    problem: { status: 409, code, messageKey: `problem.${code}`, params, fields: [], incidentId: 'i' },
  });
  let isAnswered = false;
  const saveMutuality = vi.fn<Answer<'saveMutuality'>>(() => {
    isAnswered = true;
    return { affectedRows: 1 };
  });
  const { user } = renderWithHost(
    <ImportDialog
      items={[{ transportId: 'BQ-1', clientId: 7, destinationId: 3 }]}
      leftOut={[]}
      nameOf={nameOf}
      onBooked={nothing}
      onClose={nothing}
    />,
    {
      messages,
      handlers: {
        listInsurances: () => [sampleInsurance(4, 'Helan')],
        saveMutuality,
        importTransports: ({ body }) => {
          if (!isAnswered) return [refused('booqit.unknownMutuality', { mutuality: 'Doktr' })];
          if (!body.confirmDuplicates) return [refused('booqit.likelyBooked', { bookingId: 12 })];
          return [{ ...part, result: 'booked', problem: null }];
        },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Choose the insurer…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which insurer is this: “Doktr”?' }));
  await user.selectOptions(await dialog.findByRole('combobox'), 'Helan');
  await user.click(dialog.getByRole('button', { name: 'Choose' }));
  expect(await screen.findByText(/seems to be booked · This passenger has booking 12/)).toBeTruthy();
  expect(saveMutuality.mock.calls[0]?.[0].body).toEqual({ value: 'Doktr', insuranceId: 4 });
  await user.click(screen.getByRole('checkbox', { name: 'Also book what seems to be booked already' }));
  expect(await screen.findByText(/will be booked/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Book (1)' })).toHaveProperty('disabled', false);
});
