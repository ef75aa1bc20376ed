import { isPostcode } from '@southline/kernel/place-names';
import { readPostcode } from '@southline/kernel/places';
import { type Check, checkPerson, type DeskField, type Moment, type Problem } from '../../../shared/forms/rules.ts';
import { problems } from '../messages.ts';

type BookingField = DeskField | 'service' | 'postcode' | 'preferredDate' | 'secondDate' | 'plate';

const postcodeProblem = (postcode: string, isNeeded: boolean, moment: Moment): Problem | undefined => {
  if (postcode.trim() === '') return isNeeded ? problems.postcode : undefined;
  return moment === 'editing' || isPostcode(readPostcode(postcode)) ? undefined : problems.postcodeInvalid;
};

const secondProblem = (first: string, second: string, today: string): Problem | undefined => {
  if (second === '') return undefined;
  if (second < today) return problems.datePast;
  return second === first ? problems.dateTwice : undefined;
};

/** `hasDealer`: without a chosen dealer the desk needs a postcode to look for one. */
export const checkBooking =
  (today: string, hasDealer: boolean): Check<BookingField> =>
  (values, moment) => ({
    ...checkPerson(values, moment),
    service: values.service ? undefined : problems.service,
    preferredDate: values.preferredDate < today ? problems[values.preferredDate ? 'datePast' : 'date'] : undefined,
    secondDate: secondProblem(values.preferredDate, values.secondDate, today),
    postcode: postcodeProblem(values.postcode, !hasDealer, moment),
  });
