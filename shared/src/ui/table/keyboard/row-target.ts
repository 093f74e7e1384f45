/** Controls inside a row, reached by arrow keys, not Tab: the whole table is one tab stop. */
export const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** The row of an event's target. */
export const rowOf = (target: EventTarget | null): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tr[data-index]') : null;

/** Index of a row on its page. */
export const indexOf = (row: HTMLTableRowElement): number => Number(row.dataset['index']);

/** The control of an event's target, if it was not the row itself. */
export const controlOf = (target: EventTarget | null, row: HTMLElement): HTMLElement | null => {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return control !== null && row.contains(control) ? control : null;
};

/** Whether the target is a field, in which arrows and Home move the caret. */
export const isField = (element: HTMLElement | null): boolean =>
  element?.matches('input:not([type=checkbox], [type=radio]), select, textarea') ?? false;

/** The next control in the direction of the arrow; the row itself before the first. */
export function controlBeside(row: HTMLElement, from: HTMLElement | null, step: 1 | -1): HTMLElement | null {
  const controls = [...row.querySelectorAll<HTMLElement>(CONTROLS)];
  if (from === null) return step === 1 ? (controls[0] ?? null) : null;
  return controls[controls.indexOf(from) + step] ?? (step === -1 ? row : null);
}
