import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
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

// A dialog that was still open gives the focus back in a timer; it has to find the page, not the ruins of it.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
