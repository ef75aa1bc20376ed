import { ApiError, isApiError } from '../../../shared/http/api-error.ts';
import { nameOf, type Part, type ReturnableLine } from './request-lines.ts';

/** The call's field names, and the form's names for them. */
const parts: Readonly<Record<string, Part>> = {
  returnQuantity: 'quantity',
  userMsg: 'note',
  fileurl: 'file',
  returnReason: 'reason',
  exchangeFor: 'exchange',
};

const errorsOf = (error: Error | null) => (isApiError(error) && error.errors) || [];

const splitField = (field: string): { id: string; part: Part | undefined } => {
  const at = field.lastIndexOf('.');
  return at === -1 ? { id: field, part: undefined } : { id: field.slice(0, at), part: parts[field.slice(at + 1)] };
};

/** Gives the fields of a refusal the names that the form uses. */
export const fieldErrors = (error: Error, lines: readonly ReturnableLine[]): Error => {
  if (!isApiError(error)) return error;
  const errors = errorsOf(error).flatMap(({ field, message }) => {
    const { id, part } = splitField(field);
    const line = lines.find(({ shoppingCartID }) => shoppingCartID === id);
    return line && part ? [{ field: nameOf(line, part), message }] : [];
  });
  return new ApiError(error.code, error.message, error.status, error.retryAfterMs, error.data, errors);
};

/** The server's error for a whole line, or for a field without room for a message. */
export const lineError = (error: Error | null, { shoppingCartID }: Pick<ReturnableLine, 'shoppingCartID'>): string =>
  errorsOf(error).find(({ field }) => {
    const { id, part } = splitField(field);
    return id === shoppingCartID && (part === undefined || part === 'file' || part === 'reason');
  })?.message ?? '';
