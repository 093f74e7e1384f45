/** Loads the suite anew at the same address. */
export const reload = (): void => location.reload();
