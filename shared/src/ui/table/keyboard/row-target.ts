/** Controls inside a row: one tab stop for the whole table means that arrows, not Tab, lead to them. */
export const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** The row that an event happened in. */
export const rowOf = (target: EventTarget | null): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tr[data-index]') : null;

/** Where a row stands on its page. */
export const indexOf = (row: HTMLTableRowElement): number => Number(row.dataset['index']);

/** The control that an event happened in, if it was not the row itself. */
export const controlOf = (target: EventTarget | null, row: HTMLElement): HTMLElement | null => {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return control !== null && row.contains(control) ? control : null;
};

/** Fields keep their keys: arrows and Home move inside them. */
export const isField = (element: HTMLElement | null): boolean =>
  element?.matches('input:not([type=checkbox], [type=radio]), select, textarea') ?? false;

/** The control beside, in the direction of the arrow; the row itself before the first. */
export function controlBeside(row: HTMLElement, from: HTMLElement | null, step: 1 | -1): HTMLElement | null {
  const controls = [...row.querySelectorAll<HTMLElement>(CONTROLS)];
  if (from === null) return step === 1 ? (controls[0] ?? null) : null;
  return controls[controls.indexOf(from) + step] ?? (step === -1 ? row : null);
}
