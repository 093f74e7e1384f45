import { createElement, useState, type ComponentType, type ReactNode } from 'react';
import { settling, useSettled, type Settling } from './settling.ts';

/** A component whose code is fetched when it is first drawn, or earlier by `load`, for example while the pointer rests on what opens it. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the code; resolves also when that fails, which drawing the part then tells. */
  readonly load: () => Promise<void>;
}

/**
 * Makes a component a separate chunk. It is drawn as soon as its code is there, whereas React shows what replaces the fallback of a `Suspense` no earlier
 * than 300 ms after the fallback. Drawing it throws the failure of its load, for an error boundary; the next mount loads again.
 *
 * @param fetchCode imports the component
 * @param Loading stands in its place until then; nothing by default
 * @example
 * const ViewDialog = lazyPart(async () => (await import('./view-dialog.tsx')).ViewDialog);
 */
export function lazyPart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  Loading?: ComponentType,
): LazyPart<Props> {
  let code: Settling<ComponentType<Props>> | undefined;
  function start(): Settling<ComponentType<Props>> {
    if (code) return code;
    const started = settling(fetchCode());
    started.catch(() => {
      code = undefined;
    });
    return (code = started);
  }
  function Part(props: Props): ReactNode {
    const [wanted] = useState(start);
    const loaded = useSettled(wanted);
    if (loaded) return createElement(loaded.value, props);
    return Loading ? createElement(Loading) : null;
  }
  const load = () =>
    start().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Part, { load });
}
