import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import {
  installAnimationFrames,
  installComputedStyles,
  installDomStubs,
  installLabels,
  turnOffOwnerStacks,
  queryError,
} from './dom-stubs.ts';
import { startServerForFile } from './server.ts';

turnOffOwnerStacks();
installDomStubs(window);
installAnimationFrames(window);
installComputedStyles(window);
installLabels(window);
startServerForFile();

// Long enough for a busy machine; what never comes still fails.
configure({ asyncUtilTimeout: 8000, getElementError: queryError });

afterEach(() => {
  cleanup();
  // Styles that an open layer wrote on the body must not leak into the next test.
  document.body.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
});

// A module that a component was still importing (the map library) reads the window when it has loaded.
afterAll(() => vi.dynamicImportSettled());

// Files share the modules and the page of their worker: the next file finds both as a new worker has them.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  document.title = '';
  history.replaceState(null, '', '/');
});

// An open dialog gives the focus back in a timer, which needs the document.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
