/**
 * Whether the focus is nowhere, or in a list of commands. The kit focuses its list once more in a frame that an arrow key asked for; where the list is closed
 * before that frame, it takes the focus along.
 */
export const hasLostFocus = (): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[role=menu]') !== null;
};
