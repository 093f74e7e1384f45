/** Roving tabindex: moves tabindex 0 to one element of the board, or to none. */
export function createTabStop(): (element: HTMLElement | undefined) => void {
  let stop: HTMLElement | undefined;
  return (element) => {
    if (stop !== element && stop) stop.tabIndex = -1;
    stop = element;
    if (stop) stop.tabIndex = 0;
  };
}
