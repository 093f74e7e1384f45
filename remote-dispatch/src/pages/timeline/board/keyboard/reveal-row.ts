const AIR = 4;

/** Scrolls the rows of a board until a row is visible. */
export function revealRow(host: HTMLElement, element: HTMLElement | undefined): void {
  const panel = host.querySelector('.vis-left');
  if (!panel || !element?.isConnected) return;
  const [row, frame] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (row.top < frame.top) panel.scrollTop += row.top - frame.top - AIR;
  else if (row.bottom > frame.bottom) panel.scrollTop += row.bottom - frame.bottom + AIR;
}
