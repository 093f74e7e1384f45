/**
 * Routing for host and remotes. Only the parts that the suite uses are exported, so that host and remotes share one copy of the router. Deliberately
 * missing: `useSearchParams` (two writes in one handler lose the first; use {@link useSearchState}).
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  createRoutesFromElements,
  generatePath,
  isRouteErrorResponse,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  redirect,
  useBeforeUnload,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useRouteError,
} from 'react-router-dom';
export type {
  Blocker,
  BlockerFunction,
  LinkProps,
  Location,
  NavigateFunction,
  NavigateOptions,
  NavLinkProps,
  Path,
  RouteObject,
  To,
  UIMatch,
} from 'react-router-dom';
export {
  choiceParam,
  choicesParam,
  dateParam,
  flagParam,
  idParam,
  keyParam,
  numberParam,
  sortParam,
  textParam,
} from './search-params.ts';
export type { SearchParam, Sort } from './search-params.ts';
export { readSearch, writeSearch } from './search-params.ts';
export type { SearchSchema } from './search-params.ts';
export { useSearchState } from './use-search-state.ts';
export type { SetSearchState } from './use-search-state.ts';
export { useTabState } from './use-search-state.ts';
