/**
 * Animation frames on real timers. jsdom starts one interval for all of its frames by the global `setInterval`: a test with fake timers that asked for a
 * frame left an interval that never ticked again, and menus and dialogs of every later file of the worker waited for their first frame for ever.
 * A frame comes at once, not after 16 ms: a dialog hides what lies under it in its next frame, and a test that opened another dialog within
 * those milliseconds found that one hidden too.
 */
export function installAnimationFrames(target: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>): void {
  const { setTimeout, clearTimeout, performance } = globalThis;
  const pending = new Map<number, ReturnType<typeof setTimeout>>();
  let last = 0;
  target.requestAnimationFrame = (callback) => {
    const handle = ++last;
    const run = () => {
      pending.delete(handle);
      callback(performance.now());
    };
    pending.set(handle, setTimeout(run));
    return handle;
  };
  target.cancelAnimationFrame = (handle) => {
    clearTimeout(pending.get(handle));
    pending.delete(handle);
  };
}
