/** Stable words for machines in `code` of a refusal, as the REST contract shows them. */
export const shownCodes = [
  'InvalidRequest',
  'UnauthorisedAccess',
  'Forbidden',
  'CrossSite',
  'NotFound',
  'TooManyRequests',
  'Internal',
  'Unavailable',
  'SwitchedOff',
  'SwitchesChanged',
  'Pending',
  'TooLarge',
  'UnsupportedMediaType',
  'UnsupportedType',
  'InvalidCredentials',
  'EmailNotVerified',
  'InvalidToken',
  'ExpiredToken',
  'CodeWrong',
  'CodeLocked',
  'ReadingOnly',
  'SignInToConfirm',
  'SecondFactorNeeded',
  'SecondFactorRequired',
  'SecondFactorStale',
  'OwnAccount',
  'LastAdministrator',
  'SecondAdministrator',
  'AddressTaken',
  'ChoosePassword',
  'PasswordTooWeak',
  'KeyReused',
  'PartUnknown',
  'CartEmpty',
  'CartFull',
  'LineFull',
  'CartChanged',
  'NotOrderable',
  'StockShort',
  'OrderTooLarge',
  'AttemptInFlight',
  'PriceToBeAdvised',
  'OrderInReview',
  'PaymentRequired',
  'AlreadyPaid',
  'OrderCancelled',
  'NotPlaced',
  'AlreadyDispatched',
  'AddressChanged',
  'AlreadyCancelled',
  'OfferChanged',
  'ExchangeEnded',
  'OpenOrders',
  'Declined',
  'CardInvalid',
  'VoucherInvalid',
  'TooManyFavourites',
  'InStock',
  'TooManyNotices',
  'TooManyLists',
  'GarageFull',
  'PromotionClosed',
  'DuplicateReceipt',
  'TooManyFiles',
  'UploadCutOff',
  'HarmfulFile',
  'NotDelivered',
  'ReturnPeriodOver',
  'RequestPending',
  'NotAsked',
  'NotReady',
  'OwnReturn',
  'OwnOrder',
  'AlreadyProcessed',
  'NotWaiting',
  'ReplayRunning',
  'SecondPersonNeeded',
  'ProposalChanged',
] as const;
export type ShownCode = (typeof shownCodes)[number];

/** Further codes between services; a caller translates them or shows the code of their kind. */
type InnerCode =
  | 'AlreadyCaptured'
  | 'Cancelled'
  | 'Cut'
  | 'DeadlineExceeded'
  | 'FreeOrder'
  | 'GenerationGone'
  | 'HoldDiffers'
  | 'HoldEnded'
  | 'InvalidVoucher'
  | 'NoRoom'
  | 'NotInReview'
  | 'NothingToRefund'
  | 'OnlyRefundable'
  | 'OtherHost'
  | 'PaymentSetup'
  | 'PaymentUnavailable'
  | 'PlaceUnknown'
  | 'PriceChanged'
  | 'RangeUnusable'
  | 'TooManyAttempts'
  | 'UploadsBusy'
  | 'Usage'
  | 'VoucherChanged'
  | 'VoucherUnknown';

/** An error without a code is described only by its message. */
export type Code = ShownCode | InnerCode | '';

/**
 * A code from another process. A later release may send codes that this release does not know; they are passed on unchanged.
 */
export const receivedCode = (code: string): Code => code as Code;
