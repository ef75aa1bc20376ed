import { delivery } from '../shop.ts';

/**
 * The records that calls name: a line in the cart, the cart's future order, a placed order, its return, and a vehicle.
 */
export interface Records {
  readonly line: string;
  readonly cart: { readonly orderID: string; readonly orderNo: string };
  readonly order: { readonly orderID: string; readonly orderNo: string };
  /** A vehicle in the garage. */
  readonly vehicle: string;
  readonly returned: { readonly itemID: string; readonly returnOrderNo: string };
  /** Only members and staff have it. */
  readonly list: string;
  /** The token of a public list. */
  readonly sharedToken: string;
  /** The token of a mailed link to an order. */
  readonly orderToken: string;
}

export interface Sample {
  /** The call as in the table of permissions. */
  readonly call: string;
  /** Distinguishes rows of the same call. */
  readonly note?: string;
  /** Whether the request names a record; `cart`: works on the caller's one cart. */
  readonly names: 'nothing' | 'cart' | 'record';
  /** Guests never have such a record, even if they have an order. */
  readonly membersOnly?: true;
  readonly request: (records: Records) => { readonly query?: string; readonly body?: object };
}

const plain = (call: string, body: object = {}): Sample => ({ call, names: 'nothing', request: () => ({ body }) });
const read = (call: string, query = ''): Sample => ({ call, names: 'nothing', request: () => ({ query }) });

const aboutStaff = { email: 'someone@southline.example', reason: 'a test' };
const passwords = { tempPassword: 'temporary', newPassword: 'a long password' };

/** A request for every call of the table that passes its schema. */
export const samples: readonly Sample[] = [
  read('GET session/current'),
  read('GET contextsearch/google-search', 'keywords=oil&page=1'),
  read('GET search/suggest', 'q=oil&vehicleSlug='),
  plain('POST search/unopened', { keywords: 'oil filter' }),
  plain('POST operations/empty-searches'),
  plain('POST operations/get-journal', { search: 'SL100', action: 'parcel-sent' }),
  read('GET operations/journal.csv', 'search=SL100'),
  plain('POST operations/get-work'),
  plain('POST operations/decide-work', {
    service: 'notifications',
    kind: 'mail-given-up',
    key: 'order-confirmation/order',
    decision: 'retry',
    reason: 'the server is back',
    requestID: 'request-1',
  }),
  plain('POST operations/everyday-row', { language: 'en', kind: 'name', words: 'thingy', means: 'oil filter' }),
  read('GET session/show-chicago-banner'),
  read('GET session/show-announcement'),
  read('GET session/switches'),
  plain('POST operations/get-switches'),
  plain('POST operations/get-parked-events'),
  plain('POST operations/decide-parked-events', {
    service: 'documents',
    topic: 'southline.test.v1',
    handler: 'documents-handler',
    upTo: '2026-03-31T00:00:00.000Z',
    decision: 'replay',
    reason: 'the cause is gone',
    requestID: 'request',
  }),
  plain('POST operations/set-switch', {
    version: 0,
    name: 'payments-off',
    on: true,
    textEn: '',
    textZh: '',
    endsAt: '2099-01-01T00:00:00.000Z',
    reason: 'the provider is away',
  }),
  plain('POST operations/get-staff'),
  plain('POST operations/invite-staff', {
    email: 'new@southline.example',
    firstName: 'New',
    lastName: 'Dealer',
    userType: 'Dealer',
    reason: 'joins the desk',
    requestID: 'request-1',
  }),
  plain('POST operations/change-staff-role', { ...aboutStaff, userType: 'Admin' }),
  plain('POST operations/decide-administrator', { ...aboutStaff, agreed: true }),
  plain('POST operations/end-staff-sessions', { ...aboutStaff, sessionsVersion: 1 }),
  plain('POST operations/set-staff-disabled', { ...aboutStaff, disabled: true }),
  read('GET Language/get', 'lng=en&screenName=home'),
  read('GET Images/get', 'screenName=home'),
  plain('POST Locations/get-suburbs', { state: 'NZ' }),
  plain('POST Locations/complete-place', { country: 'nz', text: 'te a' }),
  plain('POST Locations/get-postcodes', { state: 'NZ' }),
  plain('POST Locations/get-locations', { type: 'Service' }),
  read('GET Locations/get-dealer', 'dealerCode=SL-1'),
  plain('POST analytics/page', { page: '/$region/cart', visit: 'a'.repeat(32) }),
  read('GET analytics/pages', 'from=2026-01-01&to=2026-01-31'),
  plain('POST Contactus/submit-contactus', { name: 'A', phone: '04', email: 'a@southline.example' }),
  plain('POST booking/request', { name: 'A', phone: '04', email: 'a@southline.example' }),
  plain('POST ChicagoEntry/upload-file'),
  plain('POST ChicagoEntry/delete-file', { fileName: 'x' }),
  plain('POST ChicagoEntry/submit', { firstName: 'A' }),
  read('GET ChicagoEntry/entries.csv'),
  plain('POST :provider/execute', { httpMethod: 'GET', urlRelative: 'api/Vehicle/GetMakes' }),
  read('GET products/get-product-list', 'screenname=Batteries'),
  read('GET products/get-technical-downloads', ''),
  read('GET products/get-technical-downloads-details', 'pagename=Batteries'),
  plain('POST Products/search-by-category', { category: 'Batteries' }),
  plain('POST Products/get-supersession-listing', { partNo: 'SL-B-60' }),
  plain('POST products/get-bought-together', { productNr: 'SL-B-60' }),
  plain('POST auth/sign-in', { email: 'nobody@southline.example', password: 'x' }),
  plain('POST auth/finish-sign-in', { token: 'x', code: '1' }),
  plain('POST auth/get-second-factor'),
  plain('POST auth/ask-second-factor'),
  plain('POST auth/give-second-factor', { token: 'x', code: '1' }),
  plain('POST auth/begin-totp', { password: 'x' }),
  plain('POST auth/confirm-totp', { token: 'x', code: '1' }),
  plain('POST auth/renew-recovery-codes'),
  plain('POST operations/reset-second-factor', { email: 'nobody@southline.example', reason: 'lost' }),
  plain('POST auth/begin-passkey', { password: 'x' }),
  plain('POST auth/confirm-passkey', { token: 'x', answer: '{}', name: 'Laptop' }),
  plain('POST auth/sign-up', {
    firstname: 'A',
    lastname: 'B',
    email: 'a@southline.example',
    phone: '04',
    postcode: '3000',
    password: 'x',
  }),
  plain('POST auth/verify-email', { token: 'x' }),
  plain('POST auth/forgot-password', { email: 'nobody@southline.example' }),
  plain('POST auth/check-reset-token', { token: 'x' }),
  { ...plain('POST auth/reset-password', { token: 'x', ...passwords }), note: 'mailed token' },
  { ...plain('POST auth/reset-password', { token: '', ...passwords }), note: 'empty token' },
  plain('POST auth/get-sessions'),
  plain('POST auth/sign-out-others'),
  plain('POST auth/close-account', { password: 'x' }),
  plain('POST auth/export-data'),
  plain('POST auth/check-own-data-token', { token: 'x' }),
  read('GET auth/own-data.zip', 'token=x'),
  plain('POST auth/get-profile'),
  plain('POST auth/update-profile', {
    firstName: 'A',
    lastName: 'B',
    address: '1 Street',
    suburb: 'Town',
    state: 'VIC',
    postcode: '3000',
    mobile: '04',
    email: 'a@southline.example',
  }),
  plain('POST products/get-favourite'),
  plain('POST products/get-favourite-numbers'),
  plain('POST products/add-favourite', { partno: 'SL-B-60' }),
  plain('POST products/remove-favourite', { partno: 'SL-B-60' }),
  plain('POST products/notify', { partno: 'SL-B-60', kind: 'BackInStock', email: 'a@southline.example' }),
  plain('POST products/confirm-notice', { token: 'x' }),
  plain('POST products/end-notices', { token: 'x' }),
  plain('POST lists/get'),
  plain('POST lists/save', { name: 'Another', rows: [{ partNo: 'SL-B-60', quantity: 2 }] }),
  ...['share', 'stop-sharing', 'remove'].map(
    (call): Sample => ({
      call: `POST lists/${call}`,
      names: 'record',
      request: ({ list }) => ({ body: { id: list } }),
    }),
  ),
  {
    call: 'GET lists/shared',
    names: 'nothing',
    request: ({ sharedToken }) => ({ query: `token=${sharedToken}` }),
  },
  plain('POST garage/get'),
  plain('POST garage/save', { label: 'Van 3', vehicleSlug: 'toyota-hilux-2018' }),
  {
    call: 'POST garage/remove',
    names: 'record',
    membersOnly: true,
    request: ({ vehicle }) => ({ body: { id: vehicle } }),
  },
  plain('POST garage/import'),
  plain('POST products/get-jobs', { vehicleSlug: 'toyota-hilux-2018' }),
  plain('POST products/get-job', { vehicleSlug: 'toyota-hilux-2018', job: 'battery' }),
  plain('POST cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 }),
  plain('POST cart/quick-order', { rows: [{ partNo: 'SL-B-60', quantity: 2 }] }),
  plain('POST cart/get-shopping-carts-for-cartspage'),
  plain('POST cart/get-delivery-addresses'),
  read('GET cart/get-delivery-terms'),
  ...['share', 'stop-sharing'].map(
    (call): Sample => ({ call: `POST cart/${call}`, names: 'cart', request: () => ({ body: {} }) }),
  ),
  {
    call: 'POST cart/update-cart-customer-details',
    names: 'cart',
    request: () => ({ body: { devliveryDetails: delivery } }),
  },
  {
    call: 'POST payment/eway-sending-card',
    names: 'cart',
    request: ({ cart }) => ({ body: { ...cart, rdTransactionID: 'T1' } }),
  },
  {
    call: 'POST payment/eway-query-transaction-and-save-response',
    names: 'cart',
    request: ({ cart }) => ({ body: { ...cart, accessCode: 'code', rdTransactionID: 'T1' } }),
  },
  {
    call: 'POST cart/update-carts',
    names: 'record',
    request: ({ line }) => ({ body: { shoppingCartID: line, quantity: 2 } }),
  },
  {
    call: 'POST payment/eway-access-code',
    names: 'record',
    request: ({ cart }) => ({ body: { ...cart, amount: 272.85 } }),
  },
  ...['validate-voucher', 'remove-voucher'].map(
    (call): Sample => ({
      call: `POST voucher/${call}`,
      names: 'record',
      request: ({ cart }) => ({ body: { voucherCode: 'SAVE10', orderID: cart.orderID } }),
    }),
  ),
  ...['get-active-vouchers', 'get-voucher-message'].map(
    (call): Sample => ({
      call: `POST voucher/${call}`,
      names: 'record',
      request: ({ cart }) => ({ body: { orderID: cart.orderID } }),
    }),
  ),
  plain('POST voucher/admin-list'),
  {
    call: 'POST voucher/apply-promo',
    names: 'record',
    request: ({ cart, line }) => ({
      body: { orderID: cart.orderID, shoppingCartID: line, voucherCode: 'SAVE10', fq: 4, isAdd: false },
    }),
  },
  { call: 'POST order/get-order-pdf', note: 'of a cart', names: 'record', request: ({ cart }) => ({ body: cart }) },
  { call: 'POST order/get-order-pdf', note: 'of an order', names: 'record', request: ({ order }) => ({ body: order }) },
  {
    call: 'GET Order/get-tax-invoice',
    names: 'record',
    request: ({ order }) => ({ query: `memberNo=&orderID=${order.orderID}` }),
  },
  {
    call: 'GET Order/get-packing-list',
    names: 'record',
    request: ({ order }) => ({ query: `orderNo=${order.orderNo}` }),
  },
  {
    call: 'POST Order/get-member-order-details',
    names: 'record',
    request: ({ order }) => ({ body: { orderID: order.orderID } }),
  },
  {
    call: 'POST Order/reorder',
    names: 'record',
    request: ({ order }) => ({ body: { orderID: order.orderID, dryRun: true } }),
  },
  {
    call: 'POST Order/resend-confirmation',
    names: 'record',
    request: ({ order }) => ({ body: { orderID: order.orderID } }),
  },
  {
    call: 'POST Order/end-links',
    names: 'record',
    request: ({ order }) => ({ body: { orderID: order.orderID } }),
  },
  plain('POST Order/request-code', { orderNo: 'SL99999999', email: 'nobody@southline.example' }),
  plain('POST Order/enter-code', { orderNo: 'SL99999999', email: 'nobody@southline.example', code: '123456' }),
  {
    call: 'POST Order/open-link',
    names: 'nothing',
    request: ({ orderToken }) => ({ body: { token: orderToken } }),
  },
  plain('POST Order/get-unpriced-lines', {}),
  {
    call: 'POST Order/offer-prices',
    names: 'nothing',
    request: ({ order }) => ({ body: { orderID: order.orderID, lines: [{ shoppingCartID: 'line', listPrice: 1 }] } }),
  },
  {
    call: 'POST Order/answer-offer',
    names: 'record',
    request: ({ order }) => ({ body: { orderID: order.orderID, accept: [], decline: [] } }),
  },
  {
    call: 'POST Order/cancel',
    names: 'record',
    request: ({ order }) => ({ body: { orderID: order.orderID, dryRun: true } }),
  },
  {
    call: 'POST Order/update-fulfilment-status',
    names: 'nothing',
    request: ({ order }) => ({ body: { orderID: order.orderID, status: 'Order Dispatched' } }),
  },
  {
    call: 'POST operations/get-order-timeline',
    names: 'nothing',
    request: ({ order }) => ({ body: { orderID: order.orderID } }),
  },
  plain('POST Order/get-member-orders'),
  plain('POST Order/get-admin-orders'),
  read('GET Order/member-orders.csv'),
  read('GET Order/manager-orders.csv'),
  {
    call: 'POST cart/delete-carts',
    names: 'record',
    request: ({ line }) => ({ body: { cartItems: [{ shoppingCartID: line }] } }),
  },
  {
    call: 'POST cart/submit-order',
    names: 'record',
    request: ({ cart }) => ({ body: { cart: [{ orderID: cart.orderID }], devliveryDetails: delivery } }),
  },
  ...['get-return-reasons', 'get-return-status', 'get-member-return-lists', 'get-return-request-list'].map((call) =>
    plain(`POST return/${call}`),
  ),
  ...['get-admin-return-status-list', 'get-admin-return-lists', 'get-admin-return-requests'].map((call) =>
    plain(`POST return/${call}`),
  ),
  {
    call: 'POST return/get-member-order-details',
    names: 'record',
    request: ({ order }) => ({ body: { orderNo: order.orderID } }),
  },
  {
    call: 'POST return/get-return-order-info',
    names: 'record',
    request: ({ order }) => ({ body: { orderNo: order.orderID } }),
  },
  {
    call: 'POST return/view-return-details',
    names: 'record',
    request: ({ order, returned: { returnOrderNo } }) => ({ body: { orderNo: order.orderNo, returnOrderNo } }),
  },
  {
    call: 'GET Order/get-credit-note',
    names: 'record',
    request: ({ returned }) => ({ query: `returnOrderNo=${returned.returnOrderNo}` }),
  },
  ...['get-return-request-details', 'get-return-request-chat-details'].map(
    (call): Sample => ({
      call: `POST return/${call}`,
      names: 'record',
      request: ({ returned }) => ({ body: { returnItemID: returned.itemID } }),
    }),
  ),
  // Only the caller's own records are reached. The service's own tests show that it refuses others.
  {
    call: 'POST return/update-return-request-details',
    names: 'cart',
    request: ({ returned }) => ({ body: { returnItemID: returned.itemID, userMsg: 'A wagon.' } }),
  },
  {
    call: 'POST return/create-return-order-item',
    names: 'cart',
    request: ({ order, line }) => ({
      body: {
        returnItems: [
          {
            orderID: order.orderID,
            shoppingCartID: line,
            returnQuantity: 1,
            returnReason: 1,
            userMsg: 'Does not fit.',
          },
        ],
      },
    }),
  },
  // The request names no order.
  { call: 'POST return/return-upload-image', names: 'cart', membersOnly: true, request: () => ({ body: {} }) },
  {
    call: 'POST return/get-admin-return-details',
    names: 'nothing',
    request: ({ returned: { returnOrderNo } }) => ({ body: { returnOrderNo } }),
  },
  {
    call: 'POST return/respond-return-request',
    names: 'nothing',
    request: ({ returned }) => ({
      body: { returnItemID: returned.itemID, response: 'RA', acceptable: 'Yes', message: '' },
    }),
  },
  {
    call: 'POST return/approve-return',
    names: 'nothing',
    request: ({ returned: { returnOrderNo } }) => ({ body: { returnOrderNo, acceptable: 'Yes', message: '' } }),
  },
  {
    call: 'POST return/process-return',
    names: 'nothing',
    request: ({ returned: { returnOrderNo }, line }) => ({
      body: {
        returnItems: {
          returnOrderNo,
          actionCode: 'C',
          dealerNotes: 'Seen.',
          lines: [{ shoppingCartID: line, includeinStock: 'Yes' }],
        },
      },
    }),
  },
  plain('POST auth/remove-totp'),
  plain('POST auth/remove-passkey', { id: 'x' }),
  plain('POST auth/sign-out'),
];
