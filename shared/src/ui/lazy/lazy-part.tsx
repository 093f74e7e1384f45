import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { settling, useOutcome, type Settling } from './settling.ts';

/** A component whose code is fetched when it is first drawn, or earlier by `load`, for example while the pointer rests on what opens it. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the code; resolves also when that fails, which drawing the part then tells. */
  readonly load: () => Promise<void>;
}

/** Props of what is shown in place of a part whose code could not be fetched. */
export interface LazyFailureProps<Props extends object> {
  /** Props of the part. */
  readonly part: Props;
  /** Whether a retry failed too. */
  readonly isRepeated: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** Loads the page again, from another build where there is one: what is typed in it is lost. */
  readonly onReload: () => void;
}

/** Services of the host for the lazy parts of a remote. */
interface LazyRecovery {
  /** Called with the failure of a load that is shown in place of the part. */
  readonly onFailed: (reason: unknown) => void;
  /** Called before a retry, which must not get an answer that the browser kept. */
  readonly onRetry: () => void;
}

/** Provided by the host around each part of a remote, whose error boundary falls back to another build. Null in the host's own pages. */
export const LazyRecoveryContext = createContext<LazyRecovery | null>(null);

/**
 * Makes a component a separate chunk. It is drawn as soon as its code is there, whereas React shows what replaces the fallback of a `Suspense` no earlier
 * than 300 ms after the fallback. The next mount after a failed load loads again.
 *
 * @param fetchCode imports the component
 * @param Loading stands in its place until then; nothing by default
 * @param Failure stands in its place after a failed load, as `PartUnavailable`; by default drawing it throws the failure, for the page's error boundary
 * @example
 * const Charts = lazyPart(async () => (await import('./charts.tsx')).Charts, Spinner, PartUnavailable);
 */
export function lazyPart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  Loading?: ComponentType,
  Failure?: ComponentType<LazyFailureProps<Props>>,
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
    const [{ wanted, retries }, setAttempt] = useState(() => ({ wanted: start(), retries: 0 }));
    const [isGivenUp, giveUp] = useState(false);
    const recovery = useContext(LazyRecoveryContext);
    const outcome = useOutcome(wanted);
    const failed = outcome && 'reason' in outcome ? outcome : undefined;
    useEffect(() => {
      if (failed) recovery?.onFailed(failed.reason);
    }, [failed, recovery]);
    if (outcome && 'value' in outcome) return createElement(outcome.value, props);
    if (failed && (isGivenUp || !Failure)) throw failed.reason;
    if (!Failure || (!failed && retries === 0)) return Loading ? createElement(Loading) : null;
    return createElement(Failure, {
      part: props,
      isRepeated: retries > (failed ? 0 : 1),
      retrying: !failed,
      onRetry: () => {
        recovery?.onRetry();
        setAttempt({ wanted: start(), retries: retries + 1 });
      },
      onReload: () => (recovery ? giveUp(true) : location.reload()),
    });
  }
  const load = () =>
    start().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Part, { load });
}
