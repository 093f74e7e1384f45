import { AppIcon } from '@navette/shared/ui';
import type { PropsWithChildren, ReactNode } from 'react';
import { LanguageButtons } from '../language/language-buttons.tsx';
import { useT } from '@navette/shared/i18n';
import { look } from '../plain/look.ts';

/** Frame of the pages outside the shell: heading and form on the left, decoration on the right. */
export function PublicFrame({ title, children }: PropsWithChildren<{ readonly title: string }>): ReactNode {
  const t = useT();
  return (
    <div className={look.frame}>
      <div className={look.frameColumn}>
        <header className={look.frameHeader}>
          <span className={look.wordmark}>
            <AppIcon size={32} />
            <span className={look.wordmarkName} translate="no">
              Navette
            </span>
          </span>
          <LanguageButtons />
        </header>
        <main id="main" className={look.frameMain}>
          <div className={look.frameContents}>
            <title>{t('shared.windowTitle', { page: title })}</title>
            <h1 className={look.title} tabIndex={-1}>
              {title}
            </h1>
            {children}
          </div>
        </main>
      </div>
      <CityPanel />
    </div>
  );
}

const streets = [
  'M-40 250 L250 330 M-40 560 L222 470 M700 170 L430 322 M700 640 L438 488 M322 -40 L330 250 M120 960 L282 560 M560 960 L390 560 M250 330 L438 488 M222 470 L430 322',
  'M330 250 L390 560 M282 560 L438 488 M-40 760 L700 800 M-40 90 L700 60 M60 -40 L30 960 M610 -40 L640 960',
];

/** Inner ring road of Brussels, roughly. */
const ring = 'M330 250 L430 322 L438 488 L390 560 L282 560 L222 470 L250 330 Z';

/** Trip as in the logo: from a stop, there and back, to the next one. */
const trip = 'M120 660 L222 470 L250 330 L438 488 L430 322 L560 247';

/** Decorative city map with one trip: hidden from assistive technology and in narrow windows. */
function CityPanel(): ReactNode {
  const t = useT();
  return (
    <aside className={look.city} aria-label={t('signIn.motto')}>
      <svg
        aria-hidden
        focusable="false"
        width="100%"
        height="100%"
        viewBox="0 0 660 900"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path
          d="M180 -40 C240 160 150 300 190 430 S120 760 -40 860"
          stroke="var(--chakra-colors-blue-100)"
          strokeWidth="20"
        />
        <path d={streets[1]} stroke="var(--chakra-colors-bg-panel)" strokeWidth="5" />
        <path d={streets[0]} stroke="var(--chakra-colors-bg-panel)" strokeWidth="9" />
        <path d={ring} stroke="var(--chakra-colors-bg-panel)" strokeWidth="16" />
        <path d={trip} stroke="var(--chakra-colors-brand-solid)" strokeWidth="7" />
        <circle
          cx="120"
          cy="660"
          r="13"
          fill="var(--chakra-colors-brand-solid)"
          stroke="var(--chakra-colors-bg-muted)"
          strokeWidth="4"
        />
        <circle
          cx="560"
          cy="247"
          r="11"
          fill="var(--chakra-colors-bg-panel)"
          stroke="var(--chakra-colors-brand-solid)"
          strokeWidth="6"
        />
      </svg>
      <div className={look.cityMotto}>{t('signIn.motto')}</div>
    </aside>
  );
}
