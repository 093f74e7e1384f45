/** The kind of a trip that is dragged from the lane; the board looks for it before it lets a drop happen. */
export const TRIP_DRAG_TYPE = 'application/x-navette-trip';

/** Gives a drag the number of its trip. */
export function startTripDrag(data: Pick<DataTransfer, 'setData' | 'effectAllowed'>, id: number): void {
  data.effectAllowed = 'move';
  data.setData(TRIP_DRAG_TYPE, String(id));
}

/** Whether a trip of the lane is being dragged: during a drag only the kinds can be read, not the data. */
export const isTripDrag = (data: Pick<DataTransfer, 'types'> | null): boolean =>
  data?.types.includes(TRIP_DRAG_TYPE) ?? false;

/** The trip that was dropped; undefined when it is something else. */
export function droppedTrip(data: Pick<DataTransfer, 'getData'> | null): number | undefined {
  const text = data?.getData(TRIP_DRAG_TYPE) ?? '';
  return /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}
