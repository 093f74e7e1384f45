/** Data type of a trip dragged from the lane; the board accepts only drops of this type. */
export const TRIP_DRAG_TYPE = 'application/x-navette-trip';

/** Writes the trip id into the drag data. */
export function startTripDrag(data: Pick<DataTransfer, 'setData' | 'effectAllowed'>, id: number): void {
  data.effectAllowed = 'move';
  data.setData(TRIP_DRAG_TYPE, String(id));
}

/** Whether a trip of the lane is being dragged: before the drop only the types can be read, not the data. */
export const isTripDrag = (data: Pick<DataTransfer, 'types'> | null): boolean =>
  data?.types.includes(TRIP_DRAG_TYPE) ?? false;

/** Id of the dropped trip; undefined when it is something else. */
export function droppedTrip(data: Pick<DataTransfer, 'getData'> | null): number | undefined {
  const text = data?.getData(TRIP_DRAG_TYPE) ?? '';
  return /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}
