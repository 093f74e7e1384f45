import { chromiumLaunch } from '@navette/browser';
import { chromium } from 'playwright-core';

/** A browser as the journeys use it. */
export const launchBrowser = async () => chromium.launch(await chromiumLaunch());
