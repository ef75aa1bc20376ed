/** The part of a creation request that a payment depends on. */
export interface Payment {
  /** Integer cents. */
  readonly amount: number;
  readonly currency: string;
  readonly invoiceNumber: string;
  readonly invoiceReference: string;
  readonly invoiceDescription: string;
  readonly redirectUrl: string;
  /** The buyer, as the merchant sent it; absent in older journals. */
  readonly customer?: { readonly firstName: string; readonly lastName: string; readonly email: string };
}

export type ReadResult = { readonly payment: Payment } | { readonly errors: readonly string[] };

type Json = Readonly<Record<string, unknown>>;
export const asRecord = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 9_999_999_999;

const redirectErrors = (url: string): string[] => {
  if (url === '') return ['V6047'];
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? [] : ['V6059'];
};

/** Items are optional; if given, they must add up to the amount. */
const itemErrors = (items: unknown, amount: unknown): string[] => {
  if (!Array.isArray(items) || items.length === 0) return [];
  const total = items.reduce<number>((sum, item) => sum + Number(asRecord(item).Total ?? Number.NaN), 0);
  return total === amount ? [] : ['V6124'];
};

/** Checks `POST /AccessCodes` as the provider does: all faults at once, as codes. */
export const readAccessCodeRequest = (body: unknown): ReadResult => {
  const request = asRecord(body);
  const payment = asRecord(request.Payment);
  const amount = payment.TotalAmount;
  const currency = asText(payment.CurrencyCode) || 'AUD'; // the merchant account's own currency stands in for none
  const redirectUrl = asText(request.RedirectUrl);
  const invoiceNumber = asText(payment.InvoiceNumber);
  const invoiceReference = asText(payment.InvoiceReference);
  const invoiceDescription = asText(payment.InvoiceDescription);
  const errors = [
    ...(request.Method === 'ProcessPayment' ? [] : ['V6004']),
    ...(request.TransactionType === undefined || request.TransactionType === 'Purchase' ? [] : ['V6010']),
    ...(isAmount(amount) ? [] : ['V6011']),
    ...(invoiceDescription.length > 64 ? ['V6012'] : []),
    ...(invoiceNumber.length > 64 ? ['V6013'] : []),
    ...(invoiceReference.length > 64 ? ['V6014'] : []),
    ...(currency === 'AUD' ? [] : ['V6018']),
    ...redirectErrors(redirectUrl),
    ...itemErrors(request.Items, amount),
  ];
  if (errors.length > 0 || !isAmount(amount)) return { errors };
  const { FirstName, LastName, Email } = asRecord(request.Customer);
  const customer = { firstName: asText(FirstName), lastName: asText(LastName), email: asText(Email) };
  return { payment: { amount, currency, invoiceNumber, invoiceReference, invoiceDescription, redirectUrl, customer } };
};
