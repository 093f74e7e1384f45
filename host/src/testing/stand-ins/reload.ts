import { vi } from 'vitest';

/** The page of a test stays; a test sees that it was to be loaded anew. */
export const reload = vi.fn<() => void>();
