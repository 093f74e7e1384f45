import { useState } from 'react';
import type { ReactNode } from 'react';
import { VersionField, VersionFields } from './version-field.tsx';
import type { VersionChoice } from './version-field.tsx';

interface ChooseVersionsProps {
  /** Who changed the record, and when. */
  readonly intro: string;
  /** `takesTheirs` of each is the initial choice. */
  readonly choices: readonly VersionChoice[];
}

/** Two values of each field side by side, in a question. */
export function ChooseVersions({ intro, choices }: ChooseVersionsProps): ReactNode {
  return (
    <>
      <p>{intro}</p>
      <VersionFields>
        {choices.map((choice) => (
          <Choice key={choice.label} {...choice} />
        ))}
      </VersionFields>
    </>
  );
}

function Choice({ takesTheirs, onChoose, ...choice }: VersionChoice): ReactNode {
  const [isTheirs, setTheirs] = useState(takesTheirs);
  return (
    <VersionField
      {...choice}
      takesTheirs={isTheirs}
      onChoose={(its) => {
        setTheirs(its);
        onChoose(its);
      }}
    />
  );
}
