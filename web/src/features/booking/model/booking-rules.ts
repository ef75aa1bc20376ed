import { type Check, checkPerson, type DeskField } from '../../../shared/forms/rules.ts';
import { problems } from '../messages.ts';

export const checkBooking =
  (today: string): Check<DeskField | 'service' | 'preferredDate'> =>
  (values, moment) => ({
    ...checkPerson(values, moment),
    service: values.service ? undefined : problems.service,
    preferredDate: values.preferredDate < today ? problems[values.preferredDate ? 'datePast' : 'date'] : undefined,
  });

type Vehicle = { make: string; model: string; year: number; series: string; variant: string };

/** The vehicle's label for a workshop: "2018 TOYOTA HiLux GUN126R SR5". */
export const vehicleLabel = ({ year, make, model, series, variant }: Vehicle): string =>
  [year, make, model, series, variant].filter(Boolean).join(' ');
