/** Reloads the suite at the same address. */
export const reload = (): void => location.reload();
