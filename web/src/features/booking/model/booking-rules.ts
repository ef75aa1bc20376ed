import { type PersonProblem, personChecks } from '../../../shared/forms/person-rules.ts';

export type BookingProblem = PersonProblem | 'service' | 'date' | 'datePast';

export const bookingChecks = (today: string) => ({
  service: (value: string): BookingProblem | undefined => (value ? undefined : 'service'),
  preferredDate: (value: string): BookingProblem | undefined => {
    if (!value) return 'date';
    return value < today ? 'datePast' : undefined;
  },
  ...personChecks,
});

type Vehicle = { make: string; model: string; year: number; series: string; variant: string };

/** What a workshop calls the car: "2018 TOYOTA HiLux GUN126R SR5". */
export const vehicleLabel = ({ year, make, model, series, variant }: Vehicle): string =>
  [year, make, model, series, variant].filter(Boolean).join(' ');
