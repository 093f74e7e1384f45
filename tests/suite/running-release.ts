import { baseUrl } from './address.ts';

/** Page of a remote, the part that journeys read. */
export interface PinnedRoute {
  readonly path: string;
  readonly module: string;
  /** The permission that opens it. */
  readonly page: string;
  readonly titles: { readonly en: string };
  readonly menu?: unknown;
  /** First requests of the page. */
  readonly first?: readonly unknown[];
  /** The kind of record its list opens. */
  readonly search?: string;
}

/** Remote pinned by `GET /release/current`, the part that journeys read. */
export interface Pin {
  readonly version: string;
  readonly container: string;
  readonly base: string;
  readonly entry: string;
  readonly files: Readonly<Record<string, string>>;
  readonly modules: Readonly<Record<string, readonly string[]>>;
  readonly declaration: {
    readonly name: string;
    readonly version: string;
    readonly contract: string;
    readonly titles: { readonly en: string };
    readonly routes: readonly PinnedRoute[];
  };
}

/** Answer of `GET /release/current`, the part that journeys read. */
export interface Running {
  readonly channel: 'stable' | 'staged';
  readonly preview: boolean;
  readonly set: { readonly id: string; readonly remotes: Readonly<Record<string, Pin>> };
  readonly fallbacks: Readonly<Record<string, Pin>>;
}

/** Fetches the release set for everybody, or for the owner of a token. */
export async function runningRelease({
  origin = baseUrl,
  token,
}: { origin?: string; token?: string } = {}): Promise<Running> {
  const answer = await fetch(`${origin}/release/current`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`/release/current: ${answer.status} ${await answer.text()}`);
  const running: Running = await answer.json();
  return running;
}

export function pinOf({ set }: Running, name: string): Pin {
  const pin = set.remotes[name];
  if (!pin) throw new Error(`the set ${set.id} has no remote ${name}`);
  return pin;
}

/** A page of a remote that its menu entry leads to: a list of records, where it has one. */
export function menuRouteOf({ declaration }: Pin): PinnedRoute {
  const inMenu = declaration.routes.filter(({ menu }) => menu !== undefined);
  const route = inMenu.find(({ search }) => search !== undefined) ?? inMenu[0];
  if (!route) throw new Error(`${declaration.name} has no entry in the menu`);
  return route;
}
