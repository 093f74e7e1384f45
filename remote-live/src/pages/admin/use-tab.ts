import { choiceParam, readSearch, useLocation } from '@navette/shared/router';
import { useState } from 'react';

/** Tabs of the page. */
const TABS = ['users', 'commands'] as const;

/** A tab of the page. */
export type Tab = (typeof TABS)[number];

const SEARCH = { tab: choiceParam(TABS, 'users') };

/** The open tab; a link with `tab` opens it first. The address holds search and sort of the users alone. */
export function useTab(): readonly [Tab, (tab: Tab) => void] {
  const { search } = useLocation();
  return useState<Tab>(() => readSearch(SEARCH, search).tab);
}
