import { afterAll } from 'vitest';
import { forgetRemotes } from './stand-ins/federation.ts';
import { reload } from './stand-ins/reload.ts';

// Files share their modules: the next one finds no remote and no reload of this one.
afterAll(() => {
  forgetRemotes();
  reload.mockReset();
});
