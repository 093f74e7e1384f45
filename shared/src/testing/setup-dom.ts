import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
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

// What a component was still loading as its test ended reads the page as soon as it has come: a map library asks what the window can do.
afterAll(() => vi.dynamicImportSettled());

// A dialog that was still open gives the focus back in a timer; it has to find the page, not the ruins of it.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
