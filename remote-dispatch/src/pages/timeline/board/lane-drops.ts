import { droppedTrip, isTripDrag } from '../planning/lane/drag-trip.ts';

/**
 * Accepts drops of trips of the lane on a driver's row with native drag and drop. The library's own drop handling is
 * for another kind of item and must not see these.
 * @returns removes the listeners
 */
export function acceptLaneDrops(
  host: HTMLElement,
  rowAt: (event: DragEvent) => number | null | undefined,
  onDrop: (tripId: number, driverId: number) => void,
): () => void {
  const mark = (event: DragEvent | null) => {
    const row = event && rowAt(event);
    for (const label of host.querySelectorAll('[data-driver]'))
      label.classList.toggle(
        'drop-here',
        row !== null && row !== undefined && label.getAttribute('data-driver') === String(row),
      );
  };
  function over(event: DragEvent): void {
    if (!isTripDrag(event.dataTransfer)) return;
    event.preventDefault();
    mark(event);
  }
  function drop(event: DragEvent): void {
    mark(null);
    if (!isTripDrag(event.dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
    const [tripId, driverId] = [droppedTrip(event.dataTransfer), rowAt(event)];
    if (tripId !== undefined && typeof driverId === 'number') onDrop(tripId, driverId);
  }
  // `dragleave` also fires between two blocks, which is not leaving the board.
  const leave = ({ relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) mark(null);
  };
  host.addEventListener('dragover', over, true);
  host.addEventListener('drop', drop, true);
  host.addEventListener('dragleave', leave);
  return () => {
    host.removeEventListener('dragover', over, true);
    host.removeEventListener('drop', drop, true);
    host.removeEventListener('dragleave', leave);
  };
}
