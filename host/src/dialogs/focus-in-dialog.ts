/**
 * The focus when an open dialog has it already: it stays there. The loading or failure state would give it back to the page under the dialog that takes its
 * place, whose first field would be validated as one that the user has left.
 */
export function focusInDialog(): HTMLElement | null {
  const { activeElement } = document;
  const isInDialog = activeElement?.closest('[role=dialog][data-state=open]');
  return isInDialog && activeElement instanceof HTMLElement ? activeElement : null;
}
