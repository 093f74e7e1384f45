/** Port of the suite that the journeys start for themselves. */
export const port = Number(process.env.E2E_PORT ?? 8790);

/** Address of the suite under test: E2E_BASE_URL if set, else the one that the journeys start. */
export const baseUrl = process.env.E2E_BASE_URL ?? `http://127.0.0.1:${port}`;
