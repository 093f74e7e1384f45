/**
 * Whether the focus is on the body or in a menu's list. The kit focuses its list again in the frame after an arrow key; when the list is closed
 * before that frame, the focus is lost with it.
 */
export const hasLostFocus = (): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[role=menu]') !== null;
};
