import type { DrawnIcon as Drawing } from '@navette/shared/federation';
import type { ReactNode } from 'react';

type Shape = Drawing['shapes'][number];

/** An icon that a remote brings, in the stroke and colour of the host's own. Its declaration was checked: numbers, and no more. */
export function DrawnIcon({ shapes }: Drawing): ReactNode {
  return (
    <svg
      aria-hidden
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes.map((shape, index) => (
        <DrawnShape key={index} shape={shape} />
      ))}
    </svg>
  );
}

function DrawnShape({ shape }: { readonly shape: Shape }): ReactNode {
  if ('path' in shape) return <path d={shape.path} />;
  if ('circle' in shape) return <circle {...shape.circle} />;
  if ('ellipse' in shape) return <ellipse {...shape.ellipse} />;
  if ('line' in shape) return <line {...shape.line} />;
  if ('rect' in shape) return <rect {...shape.rect} />;
  return 'polyline' in shape ? <polyline points={shape.polyline} /> : <polygon points={shape.polygon} />;
}
