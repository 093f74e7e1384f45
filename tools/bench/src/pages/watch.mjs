/**
 * Functions of a page that measure it from the inside: time from an input of the user to the frame that shows its effect.
 * @typedef {object} Watch
 * @property {() => void} arm The next click or key starts the clock.
 * @property {() => Promise<number>} shown Milliseconds from then until a new page with its contents was painted.
 * @property {(patience: number) => Promise<number | null>} opened Milliseconds from then until a field of an open dialog was painted and has the focus; null when the patience (ms) is over.
 * @property {(path: string) => Promise<number>} follow Navigates as the browser's Back does, for pages without an entry in the menu; resolves as `shown`.
 * @property {() => void} forget Empties the query cache, as when a page was left more than five minutes ago.
 * @property {() => number[]} keys Milliseconds from each key since the last call to the frame after it.
 */

/**
 * Calls one of them.
 * @template {keyof Watch} Name
 * @param {import('playwright-core').Page} page
 * @param {Name} name
 * @param {Parameters<Watch[Name]>} values
 * @returns {Promise<Awaited<ReturnType<Watch[Name]>>>}
 */
export const ask = (page, name, ...values) =>
  page.evaluate(
    ([called, given]) => Reflect.get(globalThis, 'bench')[called](...given),
    /** @type {const} */ ([name, values]),
  );

/** Runs in the page, before anything else. */
export function watch() {
  /** Names of the animations of skeletons and spinners. */
  const LOADING = ['pulse', 'spin'];
  let armed = false;
  let start = 0;
  /** @type {Element | null} */
  let former = null;
  /** @type {number[]} */
  let keys = [];

  const afterPaint = (/** @type {() => void} */ done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', done);
      port1.start();
      port2.postMessage(undefined);
    });
  const begin = (/** @type {number} */ time) => {
    armed = false;
    start = time;
    former = document.querySelector('#main h1');
  };
  for (const type of /** @type {const} */ (['click', 'keydown']))
    document.addEventListener(type, ({ timeStamp }) => armed && begin(timeStamp), { capture: true });
  document.addEventListener('keydown', ({ timeStamp }) => afterPaint(() => keys.push(performance.now() - timeStamp)), {
    capture: true,
  });

  /** Nobody waits for what stands below the fold. */
  const isSeen = (/** @type {Element} */ part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  const isLoading = (/** @type {Element} */ part) =>
    [
      ...part.querySelectorAll(
        '[data-skeleton], [role=img]:empty, [aria-busy=true]:not(button, [role=grid], [role=treegrid])',
      ),
    ].some(isSeen) ||
    part
      .getAnimations({ subtree: true })
      .some(
        (one) =>
          one instanceof CSSAnimation &&
          LOADING.some((name) => one.animationName.includes(name)) &&
          one.effect instanceof KeyframeEffect &&
          one.effect.target &&
          isSeen(one.effect.target) &&
          !one.effect.target.closest('button'),
      );
  const isShown = () => {
    const main = document.querySelector('#main');
    const heading = main?.querySelector('h1');
    return Boolean(main && heading?.textContent && heading !== former && !isLoading(main));
  };
  const isOpened = () => {
    const dialog = document.querySelector('[role=dialog][data-state=open]');
    const active = document.activeElement;
    return (
      dialog !== null && !isLoading(dialog) && dialog.contains(active) && active?.matches('input, textarea, select')
    );
  };
  const once = (/** @type {() => boolean | undefined} */ isThere, patience = Number.POSITIVE_INFINITY) =>
    new Promise((resolve) => {
      const until = performance.now() + patience;
      const look = (/** @type {number} */ now) => {
        if (!armed && isThere()) afterPaint(() => resolve(performance.now() - start));
        else if (now > until) resolve(null);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });

  /** React keeps its tree at the root; the provider of the query cache is near its top. */
  const queryClient = () => {
    const root = document.querySelector('#root');
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    /** @type {(fiber: any) => any} */
    const search = (fiber) => {
      for (let one = fiber; one; one = one.sibling) {
        const { client } = one.memoizedProps ?? {};
        const found = client?.getQueryCache ? client : search(one.child);
        if (found) return found;
      }
    };
    const client = search(key && Reflect.get(root, key).stateNode.current);
    if (client) return client;
    throw new Error('there is no query cache');
  };
  Object.assign(globalThis, {
    bench: {
      arm: () => (armed = true),
      shown: () => once(isShown),
      opened: (/** @type {number} */ patience) => once(isOpened, patience),
      follow: (/** @type {string} */ path) => {
        begin(performance.now());
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        return once(isShown);
      },
      forget: () => queryClient().removeQueries({ type: 'inactive' }),
      keys: () => keys.splice(0),
    },
  });
}
