/** A host made of module federation's runtime alone. It shares what the manifests of the remotes list, and shows the page that its address names. */
import { createInstance } from '@module-federation/enhanced/runtime';
import * as query from '@tanstack/react-query';
import * as jotai from 'jotai';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as jsx from 'react/jsx-runtime';
import { MemoryRouter } from 'react-router-dom';
import * as zod from 'zod';
import * as i18n from '@navette/shared/i18n';
import * as ui from '@navette/shared/ui';

const shareConfig = { singleton: true, requiredVersion: false };
const share = (name, version, load) => [
  name,
  { version, get: async () => load().then((lib) => () => lib), shareConfig },
];
const suite = (name, load) => share(`@navette/shared/${name}`, '0.2.0', load);
const shared = Object.fromEntries([
  share('react', React.version, async () => React),
  share('react-dom', React.version, async () => ReactDom),
  share('react/jsx-runtime', React.version, async () => jsx),
  share('jotai', '3.0.1', async () => jotai),
  share('zod', '4.6.7', async () => zod),
  share('@tanstack/react-query', '5.108.0', async () => query),
  suite('i18n', async () => i18n),
  suite('ui', async () => ui),
  suite('api', () => import('@navette/shared/api')),
  suite('router', () => import('@navette/shared/router')),
  suite('session', () => import('@navette/shared/session')),
  suite('realtime', () => import('@navette/shared/realtime')),
  suite('ui-map', () => import('@navette/shared/ui-map')),
  suite('ui-form', () => import('@navette/shared/ui-form')),
  suite('ui-table', () => import('@navette/shared/ui-table')),
  suite('ui-overlay', () => import('@navette/shared/ui-overlay')),
  suite('ui-booking', () => import('@navette/shared/ui-booking')),
]);

const [name, entry, module] = ['name', 'entry', 'module'].map((key) => new URLSearchParams(location.search).get(key));
i18n.registerMessages(name, 'en', await (await fetch(new URL('messages/en.json', entry))).json());
const host = createInstance({ name: 'stock', remotes: [{ name, entry }], shared });
const { default: Page } = await host.loadRemote(`${name}/${module}`);
const client = new query.QueryClient();
const frames = [[MemoryRouter], [i18n.LocaleProvider], [ui.UiProvider], [query.QueryClientProvider, { client }]];
const framed = frames.reduce((inner, [Frame, props]) => <Frame {...props}>{inner}</Frame>, <Page />);
createRoot(document.querySelector('#root')).render(framed);
