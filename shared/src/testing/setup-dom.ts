import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { installDomStandIns } from './dom-stand-ins.ts';

installDomStandIns(window);

// A busy machine may take its time; what never comes still fails.
configure({ asyncUtilTimeout: 8000 });

afterEach(() => {
  cleanup();
  // What a layer that was open wrote on the page must not reach the next test.
  document.body.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
});
