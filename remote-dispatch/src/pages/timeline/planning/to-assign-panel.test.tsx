import { renderWithHost } from '@navette/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import { droppedTrip, isTripDrag } from '../model/timeline-trip.ts';
import { samplePlanning, sampleTrip } from './testing/sample-planning.ts';
import { ToAssignPanel } from './to-assign-panel.tsx';

const trips = [
  sampleTrip({ id: 1, accepted: 0, ap_time: '15:00', pick_time: '14:00' }),
  sampleTrip({ id: 2, accepted: 3 }),
  sampleTrip({ id: 3, driver_active: false, ap_time: '12:00', pick_time: '11:00' }),
  sampleTrip({ id: 4 }),
  sampleTrip({ id: 5, accepted: 3, status: 3 }),
  sampleTrip({ id: 6, accepted: 0, ap_date: '2026-03-11' }),
  sampleTrip({ id: 7, accepted: 0, offer: { carrier: 'Mutas', state: 'ordered' } }),
];

function show(shown = trips) {
  const sample = samplePlanning(shown);
  return { ...sample, ...renderWithHost(<ToAssignPanel planning={sample.planning} />, { messages }) };
}
const cards = () => within(screen.getByRole('list')).getAllByRole('listitem');

describe('lane of trips to assign', () => {
  it('lists the trips of the day without an accepting driver or an ordered carrier, by time, with the reason', () => {
    show();
    expect(
      cards().map(
        (card) =>
          /Refused by Jan Peeters|Jan Peeters is no longer active|No driver asked yet/.exec(card.textContent)?.[0],
      ),
    ).toEqual(['Refused by Jan Peeters', 'Jan Peeters is no longer active', 'No driver asked yet']);
  });

  it('assigns a driver without dragging, and shows the trip on the board', async () => {
    const { user, act: acts, board } = show();
    await user.click(screen.getByRole('button', { name: /Assign to….*booking 2/ }));
    expect(acts.suggest).toHaveBeenCalledWith(2);
    await user.click(screen.getByRole('button', { name: /Show booking 2/ }));
    expect(board.selectTrip).toHaveBeenCalledWith(2);
  });

  it('writes the trip id into the drag data', () => {
    show();
    const held = new Map<string, string>();
    const data = {
      setData: (type: string, text: string) => held.set(type, text),
      getData: (type: string) => held.get(type) ?? '',
    };
    const [first] = cards();
    if (!first) throw new Error('no card');
    fireEvent.dragStart(first, { dataTransfer: data });
    expect([isTripDrag({ types: [...held.keys()] }), droppedTrip(data)]).toEqual([true, 2]);
  });

  it('keeps every card in place under the pointer, also those that were assigned meanwhile', () => {
    let change: (planning: ReturnType<typeof samplePlanning>['planning']) => void = () => undefined;
    function Changing() {
      const [planning, setPlanning] = useState(() => samplePlanning(trips).planning);
      change = setPlanning;
      return <ToAssignPanel planning={planning} />;
    }
    renderWithHost(<Changing />, { messages });
    const ids = () => cards().map((card) => /booking (\d+)/.exec(card.innerHTML)?.[1]);
    const before = ids();
    const [first] = cards();
    if (!first) throw new Error('no card');
    fireEvent.pointerOver(first);
    const later = [
      sampleTrip({ id: 7, accepted: 0, ap_time: '07:00', pick_time: '06:00' }),
      ...trips.slice(0, 1),
      ...trips.slice(2),
    ];
    act(() => change(samplePlanning(later).planning));
    expect(ids()).toEqual(before);
    expect(within(first).getByText('Has a driver by now, or no longer exists')).toBeTruthy();
    expect(within(first).getByRole('button', { name: /Assign to/ })).toHaveProperty('disabled', true);
    fireEvent.pointerLeave(screen.getByRole('region', { name: /To assign/ }));
    expect(ids()).toEqual(['7', '3', '1']);
  });
});
