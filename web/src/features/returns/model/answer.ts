import type { Check } from '../../../shared/forms/rules.ts';
import { required } from '../../../shared/forms/rules.ts';
import { problems } from '../messages.ts';

/** In the order of the form. */
export const emptyAnswer = {
  response: '',
  acceptable: '',
  declaredReturnDate: '',
  message: '',
  fileurl: '',
  whole: '',
};
export type Answer = Record<keyof typeof emptyAnswer, string>;

export const RESPONSES = ['RA', 'RD', 'RM'] as const;
export type Response = (typeof RESPONSES)[number];

/**
 * `today`: YYYY-MM-DD in the region. Asking for more information decides nothing yet; an approval needs no message. Of declined
 * goods, which staff may never have seen, the quality is not asked.
 */
export const checkAnswer =
  (today: string): Check<keyof Answer> =>
  ({ response, acceptable, declaredReturnDate, message }) => ({
    response: response ? undefined : problems.decision,
    acceptable: response === 'RA' && !acceptable ? problems.acceptable : undefined,
    declaredReturnDate:
      response === 'RA' && declaredReturnDate !== '' && declaredReturnDate < today ? problems.attendOn : undefined,
    message: response === 'RM' || response === 'RD' ? required(message, problems.message) : undefined,
  });

/** The body of the call: fields of other answers are left out. */
export const toAnswer = (answer: Answer, returnItemID: string) => {
  const { response, acceptable, declaredReturnDate, message, fileurl } = answer;
  return {
    returnItemID,
    response: response as Response,
    ...(response !== 'RM' && { acceptable: acceptable === 'Yes' ? ('Yes' as const) : ('No' as const) }),
    ...(response === 'RA' && { declaredReturnDate }),
    message: message.trim(),
    ...(fileurl && { fileurl }),
  };
};

/** The body of the call that approves every waiting part of a return. */
export const toApproval = ({ acceptable, declaredReturnDate, message }: Answer, returnOrderNo: string) => ({
  returnOrderNo,
  acceptable: acceptable as 'Yes' | 'No',
  declaredReturnDate,
  message: message.trim(),
});
