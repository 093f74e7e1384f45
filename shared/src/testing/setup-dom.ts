import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { installDomStandIns } from './dom-stand-ins.ts';

installDomStandIns(window);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
