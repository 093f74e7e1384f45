import { renderWithHost, testUser, type Answer } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../testing/forms.ts';
import { sampleCareCenter } from '../testing/samples.ts';
import CareCenterList from './care-centers.tsx';

const centers = [
  sampleCareCenter({ id: 1, name: 'Arcadie' }),
  sampleCareCenter({ id: 2, name: 'Clos Fleuri', visited: true }),
  sampleCareCenter({ id: 3, name: 'Sint-Job' }),
];

function show(answer: Answer<'updateCareCenters'>) {
  const sent: unknown[] = [];
  const host = renderWithHost(<CareCenterList />, {
    user: testUser('super'),
    route: '/carecenter',
    messages,
    handlers: {
      listCareCenters: () => centers,
      updateCareCenters: (call) => {
        sent.push(call.body);
        return answer(call);
      },
    },
  });
  return { ...host, sent };
}

const changed: Answer<'updateCareCenters'> = ({ body }) =>
  body.records.map(({ id }) => ({ id, result: 'changed', problem: null }));

async function markAll({ user }: Pick<ReturnType<typeof show>, 'user'>) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select the rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Edit…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit 3 records' }));
  await user.selectOptions(form.getByLabelText('Visited'), 'Yes');
  await user.click(form.getByRole('button', { name: 'Change 3 records' }));
}

const record = (id: number, to: boolean, from: boolean) => ({ id, changes: { visited: to }, seen: { visited: from } });

describe('bulk change of records', () => {
  it('sends the selected fields with the displayed values', async () => {
    const host = show(changed);
    await markAll(host);
    await screen.findByText('3 records changed');
    expect(host.sent).toEqual([{ records: [record(1, true, false), record(2, true, true), record(3, true, false)] }]);
  });
  it('shows the result for each record, and why it was refused', async () => {
    const host = show(({ body }) =>
      body.records.map(({ id }) =>
        id === 2
          ? {
              id,
              result: 'refused',
              problem: {
                status: 409,
                code: 'record.changed',
                messageKey: 'problem.record.changed',
                params: { known: 'yes', who: 'Ben Peeters', at: '2026-03-01T10:00:00Z' },
                fields: [],
                incidentId: 'TEST-1',
              },
            }
          : { id, result: 'changed', problem: null },
      ),
    );
    await markAll(host);
    const results = within(await screen.findByRole('dialog', { name: 'Edit 3 records' }));
    await results.findByText('Changed: 2 · Refused: 1');
    const lines = results.getAllByRole('listitem');
    expect(lines[0]?.textContent).toMatch(/^Clos FleuriRefused.*Ben Peeters/u);
    expect(results.getByRole('button', { name: 'Retry 1 record' })).toBeTruthy();
  });

  it('changes nothing when no field was chosen', async () => {
    const host = show(changed);
    await host.user.click(await screen.findByRole('checkbox', { name: 'Select Arcadie' }));
    await host.user.click(screen.getByRole('button', { name: 'Edit…' }));
    await host.user.click(await screen.findByRole('button', { name: 'Change 1 record' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.sent).toEqual([]);
  });
});
