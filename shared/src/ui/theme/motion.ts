/** Animations of the suite: short, and only to show where something came from. */
export const keyframes = {
  spin: { from: { transform: 'rotate(0deg)' }, to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.45' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'rise-in': { from: { opacity: 0, translate: '0 0.375rem' }, to: { opacity: 1, translate: '0 0' } },
  'enter-start': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'enter-end': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  sweep: { from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } },
  flash: { from: { backgroundColor: 'var(--flash)' } },
};
