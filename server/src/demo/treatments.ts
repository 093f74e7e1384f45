import { Motive } from '@navette/shared/domain';
import type { DestinationKind } from './data/destinations.ts';

/** A kind of treatment: when it takes place, how long, and where. */
export interface Treatment {
  readonly motive: Motive;
  readonly kinds: readonly DestinationKind[];
  /** Share of the trips that a mutuality pays. */
  readonly insured: number;
  /** Minutes from the appointment to the trip home. */
  readonly stay: readonly [low: number, high: number];
  /** Share of the appointments with a trip home. */
  readonly returns: number;
  /** Times of the appointment, with weights. */
  readonly times: readonly (readonly [time: string, weight: number])[];
}

const even = (...times: string[]) => times.map((time) => [time, 1] as const);

const DAY_TIMES = [
  ...even('08:00', '08:15', '08:30', '12:30', '13:00', '16:00', '16:30', '17:00', '18:15', '19:00', '19:45', '20:30'),
  ...['08:45', '09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '11:00'].map(
    (time) => [time, 3] as const,
  ),
  ...['11:20', '11:45', '13:30', '14:00', '14:15', '14:30', '15:00', '15:30'].map((time) => [time, 2] as const),
];

/** The treatments that come in series. */
export const seriesTreatments = {
  dialysis: {
    motive: Motive.dialysis,
    kinds: ['dialysis'],
    insured: 0.85,
    stay: [270, 285],
    returns: 1,
    times: [
      ['07:30', 5],
      ['08:00', 3],
      ['12:30', 3],
      ['13:00', 3],
      ['17:30', 1],
    ],
  },
  radiotherapy: {
    motive: Motive.radiotherapy,
    kinds: ['radiotherapy'],
    insured: 0.8,
    stay: [45, 75],
    returns: 1,
    times: even('08:20', '09:10', '10:00', '10:40', '11:20', '13:30', '14:10', '15:00', '15:40'),
  },
  chemotherapy: {
    motive: Motive.chemotherapy,
    kinds: ['chemotherapy'],
    insured: 0.8,
    stay: [150, 330],
    returns: 1,
    times: [
      ['08:00', 3],
      ['08:30', 4],
      ['09:00', 5],
      ['09:30', 3],
      ['10:30', 2],
      ['13:00', 1],
    ],
  },
  kinetherapy: {
    motive: Motive.kinetherapy,
    kinds: ['rehabilitation'],
    insured: 0.2,
    stay: [60, 120],
    returns: 0.95,
    times: even('09:00', '10:00', '11:00', '13:30', '14:30', '15:30'),
  },
  frequentation: {
    motive: Motive.frequentation,
    kinds: ['care', 'rehabilitation'],
    insured: 0.05,
    stay: [330, 390],
    returns: 1,
    times: [
      ['09:00', 4],
      ['09:30', 4],
      ['10:00', 2],
    ],
  },
} as const satisfies Record<string, Treatment>;

/** Appointments that come once. */
export const singleTreatments: readonly (readonly [Treatment, weight: number])[] = [
  [
    {
      motive: Motive.consultation,
      kinds: ['consultation', 'hospital'],
      insured: 0.12,
      stay: [60, 150],
      returns: 0.72,
      times: DAY_TIMES,
    },
    64,
  ],
  [
    {
      motive: Motive.hospitalisation,
      kinds: ['hospital'],
      insured: 0.15,
      stay: [90, 240],
      returns: 0.15,
      times: DAY_TIMES,
    },
    13,
  ],
  [
    {
      motive: Motive.shopping,
      kinds: ['shop'],
      insured: 0,
      stay: [90, 150],
      returns: 0.9,
      times: even('10:00', '10:30', '14:00', '14:30'),
    },
    9,
  ],
  [{ motive: Motive.none, kinds: ['other', 'care'], insured: 0, stay: [60, 180], returns: 0.6, times: DAY_TIMES }, 14],
];
